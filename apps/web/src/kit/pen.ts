// Drawing with a finger, a pen or the mouse on a canvas: white ground, dark line.
const ground = '#fff'
const ink = '#14202b'

/** Calls back after each stroke, and with false once it is cleared. */
export const pen = (
  canvas: HTMLCanvasElement,
  onChange: (isDrawn: boolean) => void,
): { clear: () => void } => {
  const context = canvas.getContext('2d')
  const { width, height } = canvas
  let isDrawing = false
  const wipe = () => {
    if (!context) return
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.strokeStyle = ink
    context.lineWidth = 3
    context.lineCap = 'round'
    context.lineJoin = 'round'
  }
  const pointOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const box = canvas.getBoundingClientRect()
    return [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height]
  }
  const end = () => {
    if (isDrawing) onChange(true)
    isDrawing = false
  }
  canvas.onpointerdown = (event) => {
    canvas.setPointerCapture(event.pointerId)
    isDrawing = true
    context?.beginPath()
    context?.moveTo(...pointOf(event))
  }
  canvas.onpointermove = (event) => {
    if (!isDrawing) return
    context?.lineTo(...pointOf(event))
    context?.stroke()
  }
  canvas.onpointerup = end
  canvas.onpointercancel = end
  wipe()
  return {
    clear: () => {
      wipe()
      onChange(false)
    },
  }
}
