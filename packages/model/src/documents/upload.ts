// Limits and formats of uploads per screen as data, and the refusals that browser and API share (A 5, A 9, B 5).
import type { Endpoint } from '../kit/endpoint.ts'
import { cleanText, latinDigits } from '../kit/id.ts'

const megabyte = 1024 * 1024

export const uploadFormats = {
  pdf: { media: ['application/pdf'], extensions: ['pdf'] },
  doc: { media: ['application/msword'], extensions: ['doc'] },
  docx: {
    media: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    extensions: ['docx'],
  },
  xls: { media: ['application/vnd.ms-excel'], extensions: ['xls'] },
  xlsx: {
    media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    extensions: ['xlsx'],
  },
  jpg: { media: ['image/jpeg'], extensions: ['jpg', 'jpeg'] },
  png: { media: ['image/png'], extensions: ['png'] },
} as const
export type UploadFormat = keyof typeof uploadFormats

export type UploadScreen = {
  /** Largest single file and largest sum of one upload, in bytes. */
  fileBytes: number
  totalBytes: number
  files: number
  formats: readonly UploadFormat[]
}

const office: readonly UploadFormat[] = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png']

/** One row a screen: quote forms 10 MB x 5, the additional-documents screen 8 MB in all, trucks 5 MB (4.10 no. 9),
 * parcels 10 MB x 5 of what a customs officer opens. */
export const uploadScreens = {
  'quote-form': { fileBytes: 10 * megabyte, totalBytes: 50 * megabyte, files: 5, formats: office },
  'additional-documents': { fileBytes: 8 * megabyte, totalBytes: 8 * megabyte, files: 5, formats: office },
  parcels: { fileBytes: 10 * megabyte, totalBytes: 50 * megabyte, files: 5, formats: ['pdf', 'jpg', 'png'] },
  trucks: { fileBytes: 5 * megabyte, totalBytes: 25 * megabyte, files: 5, formats: ['pdf', 'jpg', 'png'] },
} as const satisfies Record<string, UploadScreen>
export type UploadScreenName = keyof typeof uploadScreens

/** The limits of a call that takes documents: its own, else those of the screen that it is sent from. */
export const screenOf = (
  { screen }: Pick<Endpoint, 'screen'>,
  usual: UploadScreenName = 'additional-documents',
): UploadScreen => uploadScreens[(screen as UploadScreenName | undefined) ?? usual]

/** What one subject (a request, a shipment) may hold in all, so that nobody fills the disk. */
export const subjectQuota = { files: 100, bytes: 300 * megabyte }

export const longestName = 200

/** What a file is called when it is shown and downloaded: no path, no control or direction marks (Z57). */
export const cleanFileName = (name: string): string =>
  cleanText(name.replace(/^.*[\\/]/s, '').replace(/\n/g, ' '))

/** Two names that people would take for the same: compared without case, width, digit style and spacing. */
export const nameKey = (name: string): string =>
  latinDigits(cleanFileName(name).normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ')

/** The name that a file gets beside those that are there: itself, or numbered as people's own computers do. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const keys = new Set(taken.map(nameKey))
  const cleaned = cleanFileName(name)
  const end = /\.[^.]*$/.exec(cleaned)?.[0] ?? ''
  const stem = cleaned.slice(0, cleaned.length - end.length)
  let free = cleaned
  for (let number = 2; keys.has(nameKey(free)); number++) {
    const mark = ` (${number})`
    free = stem.slice(0, longestName - mark.length - end.length) + mark + end
  }
  return free
}

export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

/** The format that a name claims; whether the content agrees is looked at by the server. */
export const formatOfName = (name: string): UploadFormat | undefined =>
  (Object.keys(uploadFormats) as UploadFormat[]).find((format) =>
    (uploadFormats[format].extensions as readonly string[]).includes(extensionOf(name)),
  )

/** The `accept` attribute of the file input of a screen. */
export const acceptOf = (screen: UploadScreen): string =>
  screen.formats.flatMap((format) => uploadFormats[format].extensions.map((end) => `.${end}`)).join(',')

/** The formats of a screen as people read them: PDF, DOC, DOCX ... */
export const formatsText = (screen: UploadScreen): string =>
  screen.formats
    .flatMap((format) => uploadFormats[format].extensions.map((end) => end.toUpperCase()))
    .join(', ')

export const megabytesText = (bytes: number): string => String(Math.round((bytes / megabyte) * 10) / 10)

export type UploadRefusal = { code: string; params?: Record<string, string | number> }

/** Why one file cannot be taken, checked by its name and size alone. */
export const fileRefusal = (
  screen: UploadScreen,
  file: { name: string; size: number },
): UploadRefusal | undefined => {
  const name = cleanFileName(file.name)
  if (name.length > longestName) return { code: 'documents.name', params: { limit: longestName } }
  const format = formatOfName(name)
  if (!format || !screen.formats.includes(format) || name.length <= extensionOf(name).length + 1)
    return { code: 'documents.format', params: { formats: formatsText(screen) } }
  if (file.size > screen.fileBytes)
    return { code: 'documents.size', params: { limit: megabytesText(screen.fileBytes) } }
  return file.size === 0 ? { code: 'documents.damaged' } : undefined
}

/** Why a selection as a whole cannot be taken; a name that is there already is no reason (`freeName`). */
export const uploadRefusal = (
  screen: UploadScreen,
  files: readonly { name: string; size: number }[],
): UploadRefusal | undefined => {
  if (files.length === 0) return { code: 'documents.no-file' }
  if (files.length > screen.files) return { code: 'documents.count', params: { count: screen.files } }
  for (const file of files) {
    const refusal = fileRefusal(screen, file)
    if (refusal) return refusal
  }
  if (files.reduce((total, file) => total + file.size, 0) > screen.totalBytes)
    return { code: 'documents.total-size', params: { limit: megabytesText(screen.totalBytes) } }
  return undefined
}
