// Writes a brotli and a gzip sibling beside every text file, so that the server never compresses at run time.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(html|m?js|css|svg|json|txt|xml|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses what is in the folder; answers the number of files. */
export const compressFolder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const body = await readFile(file)
      const quality = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }
      await Promise.all([
        brotli(body, quality).then((small) => writeFile(`${file}.br`, small)),
        zip(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ])
    }),
  )
  return files.length
}
