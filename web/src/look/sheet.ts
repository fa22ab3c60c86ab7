/** A picture that is drawn in the page: letters, signs and smaller pictures on a canvas. Nothing is fetched for it. */

/** How letters look. */
export interface Lettering {
  size: number
  weight?: number
  family: string
  colour: string
  /** The room that they have: they get smaller until they fit. */
  width?: number
  align?: 'start' | 'center' | 'end'
}

/** Signs are drawn on a grid of so many units, if nothing else is said. */
const GRID = 24

/** Places are measured from the side where lines begin: the same drawing serves both directions. */
export class Sheet {
  private constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly pen: CanvasRenderingContext2D,
    readonly width: number,
    readonly height: number,
    private readonly rtl: boolean,
  ) {}

  /** A sheet that is drawn `scale` times as large as it is measured; null where a page cannot draw. */
  static laid(width: number, height: number, scale: number, rtl: boolean): Sheet | null {
    const canvas = document.createElement('canvas')
    canvas.width = width * scale
    canvas.height = height * scale
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    pen.scale(scale, scale)
    pen.direction = rtl ? 'rtl' : 'ltr'
    return new Sheet(canvas, pen, width, height, rtl)
  }

  /** From the left, of something that begins so far from the start. */
  private left(x: number, width = 0): number {
    return this.rtl ? this.width - x - width : x
  }

  box(x: number, y: number, width: number, height: number, colour: string, radius = 0): void {
    this.pen.fillStyle = colour
    this.pen.beginPath()
    this.pen.roundRect(this.left(x, width), y, width, height, radius)
    this.pen.fill()
  }

  rim(x: number, y: number, width: number, height: number, colour: string, thick: number, radius = 0): void {
    this.pen.strokeStyle = colour
    this.pen.lineWidth = thick
    this.pen.beginPath()
    this.pen.roundRect(this.left(x, width), y, width, height, radius)
    this.pen.stroke()
  }

  /** A box that turns from one colour into others on the way of the lines. */
  shaded(x: number, y: number, width: number, height: number, colours: readonly string[], radius = 0): void {
    const [from, to] = [this.left(x), this.left(x + width)]
    const shade = this.pen.createLinearGradient(from, y, to, y + height / 4)
    colours.forEach((colour, k) => shade.addColorStop(k / Math.max(1, colours.length - 1), colour))
    this.pen.fillStyle = shade
    this.pen.beginPath()
    this.pen.roundRect(this.left(x, width), y, width, height, radius)
    this.pen.fill()
  }

  disc(x: number, y: number, radius: number, colour: string): void {
    this.pen.fillStyle = colour
    this.pen.beginPath()
    this.pen.arc(this.left(x), y, radius, 0, 2 * Math.PI)
    this.pen.fill()
  }

  /** A sign, its middle at a place; never mirrored. */
  sign(path: string, x: number, y: number, size: number, colour: string, rim = '', grid = GRID): void {
    const shape = new Path2D(path)
    this.pen.save()
    this.pen.translate(this.left(x) - size / 2, y - size / 2)
    this.pen.scale(size / grid, size / grid)
    this.pen.fillStyle = colour
    this.pen.fill(shape, 'evenodd')
    if (rim !== '') {
      this.pen.strokeStyle = rim
      this.pen.lineJoin = 'round'
      this.pen.stroke(shape)
    }
    this.pen.restore()
  }

  /** One line of text whose letters stand on `y`. */
  text(said: string, x: number, y: number, look: Lettering): void {
    const { size, weight = 600, family, colour, width = Infinity, align = 'start' } = look
    const set = (to: number): void => void (this.pen.font = `${String(weight)} ${to.toFixed(1)}px ${family}`)
    set(size)
    const wide = this.pen.measureText(said).width
    if (wide > width) set((size * width) / wide)
    this.pen.fillStyle = colour
    this.pen.textAlign = align
    this.pen.fillText(said, this.left(x), y)
  }

  /** A drawing that was made as a file of its own; it fills its box and is cut at its edges. */
  async picture(address: string, x: number, y: number, width: number, height: number): Promise<void> {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = Math.max(width / image.width, height / image.height)
    const [cut, low] = [width / scale, height / scale]
    const from = [(image.width - cut) / 2, (image.height - low) / 2] as const
    this.pen.drawImage(image, ...from, cut, low, this.left(x, width), y, width, height)
  }

  /** What is drawn meanwhile is turned about a place; towards the end of the line is positive. */
  async turned(x: number, y: number, degrees: number, draw: () => Promise<void>): Promise<void> {
    this.pen.save()
    this.pen.translate(this.left(x), y)
    this.pen.rotate(((this.rtl ? -degrees : degrees) * Math.PI) / 180)
    this.pen.translate(-this.left(x), -y)
    await draw()
    this.pen.restore()
  }

  /** The sheet as a file. */
  async file(): Promise<Blob | null> {
    return new Promise((done) => this.canvas.toBlob(done, 'image/png'))
  }
}
