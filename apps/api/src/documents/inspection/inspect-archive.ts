// Looks into docx and xlsx: no bombs, macros, remote templates or entities.
import { refuse } from '@marsa/model/kit/problem.ts'
import { openZip, unpack, ZipFault, type ZipMember } from '../../kit/zip-archive.ts'

const mains = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}

const refuseNames = (members: readonly ZipMember[]): void => {
  for (const { name } of members) {
    if (/(^|\/)\.\.(\/|$)|^\/|\\|\0|^[a-z]:/i.test(name)) refuse('documents.active')
    if (/vbaProject|vbaData|macrosheets?\//i.test(name)) refuse('documents.macros')
    if (/activeX\/|oleObject|embeddings\/.*\.(bin|exe|js|vbs|hta|lnk)$/i.test(name))
      refuse('documents.active')
  }
}

/** Links that fetch something when the file is opened; plain hyperlinks wait for a click and may stay. */
const fetchesByItself = (xml: string): boolean =>
  [...xml.matchAll(/<Relationship\b[^>]*>/gi)].some(
    ([tag]) =>
      /TargetMode\s*=\s*["']External/i.test(tag) &&
      /Type\s*=\s*["'][^"']*\/(attachedTemplate|oleObject|frame|subDocument|externalLinkPath|image)["']/i.test(
        tag,
      ),
  )

/**
 * The only way to declare entities, which can name files and addresses; office programs never write one. The sign of two bytes
 * is looked for without its last byte, which makes it the same in either order.
 */
const doctypes = [Buffer.from('<!DOCTYPE'), Buffer.from('<!DOCTYPE', 'utf16le').subarray(0, -1)]
const declaresEntities = (name: string, content: Buffer): boolean =>
  /\.(xml|rels|vml)$/i.test(name) && doctypes.some((doctype) => content.includes(doctype))

const inspect = (bytes: Buffer, format: 'docx' | 'xlsx'): void => {
  const members = openZip(bytes)
  refuseNames(members)
  let types = ''
  for (const member of members) {
    const { name } = member
    const content = unpack(bytes, member)
    if (name === '[Content_Types].xml') types = content.toString('utf8')
    if (declaresEntities(name, content)) refuse('documents.active')
    if (name.endsWith('.rels') && fetchesByItself(content.toString('utf8'))) refuse('documents.active')
  }
  if (/macroEnabled|vbaProject/i.test(types)) refuse('documents.macros')
  if (!types.includes(mains[format])) refuse('documents.content')
}

export const inspectArchive = (bytes: Buffer, format: 'docx' | 'xlsx'): void => {
  if (bytes.readUInt32LE(0) !== 0x04034b50) refuse('documents.content')
  try {
    inspect(bytes, format)
  } catch (error) {
    refuse(error instanceof ZipFault ? `documents.${error.kind}` : undefined)
    throw error
  }
}
