/** Two soft notes: it is your turn. Made on the spot, so that no sound file has to be loaded. */

export function chime(): void {
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.08, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7)
  volume.connect(audio.destination)
  for (const [pitch, start] of [
    [523.25, 0],
    [783.99, 0.15],
  ] as const) {
    const note = audio.createOscillator()
    note.type = 'sine'
    note.frequency.value = pitch
    note.connect(volume)
    note.start(audio.currentTime + start)
    note.stop(audio.currentTime + 0.75)
  }
  setTimeout(() => void audio.close(), 1000)
}
