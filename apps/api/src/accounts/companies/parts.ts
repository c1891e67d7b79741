// What companies are given: the file store, and the inspection that uploads of documents go through.
import type { Files } from '../../kit/files.ts'
import type { TakeFile } from '../../kit/taken-file.ts'

export type CompaniesParts = {
  files: Files
  /** Draws the picture anew. */
  takePicture: TakeFile
}
