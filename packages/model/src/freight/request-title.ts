// What a request is called where its number alone says nothing: its nickname, else route, goods and date.
import type { Lang } from '../kit/text.ts'

type Place = { nameEn: string; nameAr: string } | null
export type TitleFacts = {
  nickname: string | null
  /** The goods in the words of the customer. */
  goods: string | null
  origin: Place
  destination: Place
}

const nameIn = (lang: Lang, place: Place): string =>
  place ? (lang === 'ar' ? place.nameAr : place.nameEn) : '…'

/** Letters of a description that a title holds. */
const most = 40
const short = (text: string): string => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text)

/** `day` as it is written in the language; undefined for a draft that holds nothing yet. */
export const requestTitle = (
  lang: Lang,
  { nickname, goods, origin, destination }: TitleFacts,
  day?: string,
): string | undefined => {
  if (nickname) return nickname
  const to = lang === 'ar' ? 'إلى' : 'to'
  const route = (origin ?? destination) && `${nameIn(lang, origin)} ${to} ${nameIn(lang, destination)}`
  const parts = [route, goods && short(goods), day].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : undefined
}
