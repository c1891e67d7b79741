// Why a final quotation is dearer or cheaper; it stands beside the price before the lines have come, so it has a file of its own.
import { toWire } from '@marsa/model/kit/money.ts'
import { changeSentence } from '@marsa/model/requests/change-sentence.ts'
import type { FinalChanges } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'

/** The difference and its causes in one sentence, in the reader's language. */
export function ChangeSentence({ changes }: { changes: FinalChanges }) {
  const { lang } = useLang()
  return changeSentence(changes, { lang, money: (fils) => money(toWire(fils), 'AED', lang) })
}
