// Draws a picture anew: what is stored is only pixels, without position data, comments or a second file inside.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { refuse } from '@marsa/model/kit/problem.ts'

const mostPixels = 60_000_000

sharp.cache(false)
sharp.concurrency(1)

const redrawn = async (path: string, format: 'jpg' | 'png'): Promise<Buffer> => {
  const image = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
  const { format: found } = await image.metadata()
  if (found !== (format === 'jpg' ? 'jpeg' : 'png')) refuse('documents.content')
  const upright = image.autoOrient()
  return (format === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 9 })).toBuffer()
}

/** Writes the picture of `path` to `target` in its own format, upright. */
export const rewriteImage = async (path: string, target: string, format: 'jpg' | 'png'): Promise<void> => {
  const bytes = await redrawn(path, format).catch((error: Error) => {
    if (error.name === 'Problem') throw error
    refuse(/pixel limit/i.test(error.message) ? 'documents.too-complex' : 'documents.damaged')
    throw error
  })
  // Apart from the drawing, so that a full disk is not taken for a damaged picture.
  await writeFile(target, bytes, { mode: 0o600 })
}
