// Everything that an agent types into a quotation; any change takes away what the server said of the last attempt.
import { useState } from 'react'
import type { Pricing } from '@marsa/model/requests/charge-line.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import type { Filling } from '@marsa/model/requests/views.ts'
import { useSettings } from '../../kit/settings.ts'
import { approvedLines, startLines, withCarriage, type EditLine } from './charge-lines.ts'
import { useQuoteFile, type QuoteFileCalls } from './quote-file.tsx'
import { startFile, startValues, type Quotable, type QuoteValues } from './quote-values.ts'

type EntryOptions = {
  pricing: Pricing
  offer?: OfferAsked | undefined
  prints?: boolean | undefined
  /** The server's clock. */
  now: () => number
}

const none: Record<string, string> = {}

export const useQuoteEntry = (
  data: Quotable,
  files: QuoteFileCalls,
  { pricing, now, ...line }: EntryOptions,
) => {
  const [lines, setLines] = useState(() => {
    const begun = startLines(data.expected, data.own?.charges ?? [], data.own?.services, pricing)
    return withCarriage(data.own?.range?.state === 'APPROVED' ? approvedLines(begun) : begun)
  })
  const settings = useSettings()
  const [values, setValues] = useState(() => startValues(data.own, now(), settings, line))
  const [serverErrors, setServerErrors] = useState(none)
  const [dirty, setDirty] = useState(false)
  const touch = () => {
    setDirty(true)
    setServerErrors(none)
  }
  const file = useQuoteFile(files, startFile(data), touch)
  return {
    lines,
    values,
    serverErrors,
    dirty,
    file,
    setServerErrors,
    setDirty,
    setLines: (update: (lines: EditLine[]) => EditLine[]) => {
      setLines((before) => withCarriage(update(before)))
      touch()
    },
    /** Everything but the file, the acceptance and how long it holds, from an earlier quotation. */
    fill: (given: Filling) => {
      setLines(withCarriage(startLines(data.expected, given.charges, given.services, pricing)))
      const filled = startValues(given, now(), settings, line)
      setValues(({ holdsUntil, partnerTerms, printFile }) => ({
        ...filled,
        holdsUntil,
        partnerTerms,
        printFile,
      }))
      touch()
    },
    change: (change: Partial<QuoteValues>) => {
      setValues((before) => ({ ...before, ...change }))
      touch()
    },
  }
}
