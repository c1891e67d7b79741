// How the documents of a shipment are named in the archive of all of them, and the list that lies beside them.
import { say, type Lang } from '../kit/text.ts'
import { documentTypes, type DocCode } from './document-type.ts'
import type { DocumentState } from './document.ts'
import { documentText } from './text.ts'
import { extensionOf } from './upload.ts'

type Listed = { docCode: DocCode; file: string; state: DocumentState; addedOn: string }

/** Characters that a file system refuses, and the dots that hide a file. */
const plain = (name: string): string =>
  name.replace(/[<>:"/\\|?*\u0000-\u001f\u007f]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '')
const longest = 120

/**
 * One name for each document, in their order and no two alike: number, kind of document in the reader's language, name as sent.
 * `01 Commercial invoice - invoice 4410.pdf`
 */
export const archiveNames = (
  lang: Lang,
  documents: readonly Pick<Listed, 'docCode' | 'file'>[],
): string[] => {
  const digits = Math.max(2, String(documents.length).length)
  return documents.map(({ docCode, file }, at) => {
    const end = extensionOf(file)
    const own = file.slice(0, end ? -end.length - 1 : undefined)
    const number = String(at + 1).padStart(digits, '0')
    const name = plain(`${number} ${documentTypes[docCode][lang]} - ${own}`)
    // A cut never leaves half a character.
    return `${Array.from(name).slice(0, longest).join('').trim()}${end && `.${end}`}`
  })
}

/** The folder of a subject in the archive of several. */
export const archiveFolder = (title: string): string => plain(title)

/** Bytes of the files of one archive; the form that every system opens ends at 4 GB. */
export const archiveMost = 2 * 1024 * 1024 * 1024

const column = '\t'
const lists: Record<'name' | 'note', { en: string; ar: string }> = {
  name: { en: 'Contents', ar: 'المحتويات' },
  note: {
    en: 'Identity documents are not in the archive; open them one by one on the shipment page.',
    ar: 'لا تُضمَّن مستندات الهوية في الأرشيف، ويمكن فتحها واحدًا واحدًا من صفحة الشحنة.',
  },
}

/** Both languages, so that whoever the archive is passed on to can read it. */
export const archiveListName = `00 ${lists.name.en} - ${lists.name.ar}.txt`

/** The list as text with tabs, with a mark of its encoding for old programs; `note` says that identity documents exist. */
export const archiveList = (
  title: string,
  documents: readonly Listed[],
  names: readonly string[],
  note: boolean,
): string => {
  const lines = documents.map(({ docCode, state, addedOn }, at) =>
    [
      names[at],
      ...(['en', 'ar'] as const).flatMap((lang) => [
        documentTypes[docCode][lang],
        say(lang, documentText[`documents.state.${state}`]),
      ]),
      addedOn,
    ].join(column),
  )
  const notes = note ? ['', lists.note.en, lists.note.ar] : []
  return `\ufeff${[title, '', ...lines, ...notes].join('\r\n')}\r\n`
}
