/** Made from the catalogues of the Python package by `catalogues.ts`: bundles by language and name, each a lazy chunk. */
declare module 'virtual:catalogues' {
  const bundles: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>
  export default bundles
}
