// Draws a picture anew: what is stored is only pixels, without position data, comments or a second file inside.
import sharp from 'sharp'
import { refuse } from '@marsa/model/kit/problem.ts'

const mostPixels = 60_000_000

sharp.cache(false)
sharp.concurrency(1)

/** Writes the picture of `path` to `target` in its own format, upright. */
export const rewriteImage = async (path: string, target: string, format: 'jpg' | 'png'): Promise<void> => {
  try {
    const image = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    const { format: found } = await image.metadata()
    if (found !== (format === 'jpg' ? 'jpeg' : 'png')) refuse('documents.content')
    const upright = image.autoOrient()
    await (format === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 9 })).toFile(
      target,
    )
  } catch (error) {
    if ((error as Error).name === 'Problem') throw error
    refuse(/pixel limit/i.test((error as Error).message) ? 'documents.too-complex' : 'documents.damaged')
  }
}
