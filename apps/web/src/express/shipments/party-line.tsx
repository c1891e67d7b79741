// Sender or recipient in one line: whatever is known, each part in its own direction.
import { Fragment } from 'react'
import { PhoneText } from '../../ui/fields/phone-text.tsx'

export type PartyWords = {
  name?: string
  company?: string
  unit?: string
  building?: string
  mobile?: string
}

export function PartyLine({ party, city }: { party: PartyWords; city: string }) {
  const { name, company, unit, building, mobile } = party
  const known = [name, company, unit, building, city].filter(Boolean)
  if (known.length === 0 && !mobile) return '–'
  return (
    <span>
      {known.map((word, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          <bdi>{word}</bdi>
        </Fragment>
      ))}
      {mobile && ' · '}
      {mobile && <PhoneText value={mobile} plain />}
    </span>
  )
}
