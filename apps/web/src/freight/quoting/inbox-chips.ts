// What an agent's list is narrowed to, as chips that can be taken off; ends are named.
import { inboxMarks, type InboxFilters } from '@marsa/model/freight/quoting/inbox.ts'
import { dueText, inboxText as words } from '@marsa/model/freight/quoting/inbox-text.ts'
import { useT } from '../../kit/t.ts'
import type { Option } from '../../ui/fields/select.tsx'
import { useLaneEnd } from '../shipment/lane-ends.ts'
import type { InboxSearch } from './inbox-search.ts'

/** Its code until its name is there. */
const named = (end: Option | undefined, code: string): string => `\u2068${end?.label ?? code}\u2069`

export const useInboxChips = ({ mode, own = {} }: InboxSearch) => {
  const t = useT()
  const origin = useLaneEnd(own.origin ?? null)
  const destination = useLaneEnd(own.destination ?? null)
  const without = (key: keyof InboxFilters): Pick<InboxSearch, 'own'> => {
    const { [key]: _off, ...left } = own
    return { own: left }
  }
  const chip = (key: keyof InboxFilters, label: string) => ({ id: key, label, off: without(key) })
  return [
    ...(mode ? [{ id: 'mode', label: t(words[mode]), off: { mode: undefined } }] : []),
    ...(own.origin ? [chip('origin', t(words.fromEnd, { place: named(origin, own.origin) }))] : []),
    ...(own.destination
      ? [chip('destination', t(words.toEnd, { place: named(destination, own.destination) }))]
      : []),
    ...(own.due ? [chip('due', t(dueText[own.due]))] : []),
    ...inboxMarks.filter((mark) => own[mark]).map((mark) => chip(mark, t(words[mark]))),
  ]
}
