// Makes a photo as small as it may be for a phone's connection, and gives it a name of its own; what cannot be read stays as it is,
// and the server says why.

/** Pixels of the longer edge that still show a torn carton or a plate. */
const longest = 2048

export const smallerPhoto = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const share = longest / Math.max(picture.width, picture.height)
  if (share >= 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * share)
  canvas.height = Math.round(picture.height * share)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  return small ? new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
}

/** Cameras name every picture alike, and nothing holds two documents of one name. */
export const ownName = (photo: File): File =>
  new File(
    [photo],
    `photo-${crypto.randomUUID().slice(0, 8)}.${/\.png$/i.test(photo.name) ? 'png' : 'jpg'}`,
    {
      type: photo.type,
    },
  )
