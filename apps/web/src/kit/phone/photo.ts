// Draws a photo anew: at most 1,600 pixels a side, as JPEG, with nothing of what the camera wrote into it.
// Undefined for a file that cannot be drawn.
const most = 1_600
const quality = 0.8

export const smallPhoto = async (file: Blob): Promise<Blob | undefined> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return pictureOf(canvas, 'image/jpeg').catch(() => undefined)
}

export const pictureOf = (canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      type,
      quality,
    ),
  )
