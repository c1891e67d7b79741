// What was said with a step of a request; a reason that was chosen reads in the language of its reader.
import { cancelReasonIn } from '@marsa/model/requests/cancel-reasons.ts'
import { useLang } from '../../kit/direction.tsx'

export function StepNote({ note }: { note: string }) {
  const { lang } = useLang()
  return <bdi>{cancelReasonIn(note, lang)}</bdi>
}
