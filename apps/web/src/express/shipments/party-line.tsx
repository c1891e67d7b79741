// Sender or recipient in one line: whatever is known, each part in its own direction; of a draft, the mobile as it will be kept.
import { Fragment } from 'react'
import { mobileOf } from '@marsa/model/express/places/address-check.ts'
import type { End } from '@marsa/model/express/shipments/party.ts'
import { PhoneText } from '../../ui/fields/phone-text.tsx'

export type PartyWords = {
  name?: string
  company?: string
  unit?: string
  building?: string
  mobile?: string
}

export function PartyLine({ party, city, country }: { party: PartyWords } & End) {
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
      {mobile && <PhoneText value={mobileOf(mobile, country) ?? mobile} plain />}
    </span>
  )
}
