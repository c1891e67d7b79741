// What an agent's list is narrowed to, as chips that can be taken off; ends are named.
import { useQuery } from '@tanstack/react-query'
import { inboxMarks, isCountry, type InboxFilters } from '@marsa/model/freight/quoting/inbox.ts'
import { dueText, inboxText as words } from '@marsa/model/freight/quoting/inbox-text.ts'
import { getPlace, listSupportedCountries } from '@marsa/model/reference/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import type { InboxSearch } from './inbox-search.ts'

const kept = { staleTime: Infinity }

/** Its code until its name is there. */
const useEndName = (code: string | undefined): string => {
  const { lang } = useLang()
  const named = code !== undefined && isCountry(code)
  const countries = useQuery({ ...ask(listSupportedCountries), ...kept, enabled: named })
  const place = useQuery({ ...ask(getPlace, { code: code ?? '' }), ...kept, enabled: !!code && !named })
  const found = named ? countries.data?.find(({ countryCode }) => countryCode === code) : place.data
  return found ? (lang === 'ar' ? found.nameAr : found.nameEn) : (code ?? '')
}

export const useInboxChips = ({ mode, own = {} }: InboxSearch) => {
  const t = useT()
  const ends = { origin: useEndName(own.origin), destination: useEndName(own.destination) }
  const without = (key: keyof InboxFilters): Pick<InboxSearch, 'own'> => {
    const { [key]: _off, ...left } = own
    return { own: left }
  }
  const chip = (key: keyof InboxFilters, label: string) => ({ id: key, label, off: without(key) })
  return [
    ...(mode ? [{ id: 'mode', label: t(words[mode]), off: { mode: undefined } }] : []),
    ...(own.origin ? [chip('origin', t(words.fromEnd, { place: `\u2068${ends.origin}\u2069` }))] : []),
    ...(own.destination
      ? [chip('destination', t(words.toEnd, { place: `\u2068${ends.destination}\u2069` }))]
      : []),
    ...(own.due ? [chip('due', t(dueText[own.due]))] : []),
    ...inboxMarks.filter((mark) => own[mark]).map((mark) => chip(mark, t(words[mark]))),
  ]
}
