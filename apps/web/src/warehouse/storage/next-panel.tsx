// The next step of a storage request: the sentence under it, and where it is taken.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { NextPanel } from '../../requests/door.tsx'
import { storageNextBody } from '../storage-text.ts'
import { storageLine } from '../web-line.ts'
import { asStep, stepPath, type Step } from './next-step.ts'
import { OverstayWays } from './overstay-ways.tsx'

/** Steps that are taken further down on the same page. */
const places: Partial<Record<Step, string>> = {
  'bring-goods': 'arrival',
  'answer-findings': 'findings',
  'give-feedback': 'feedback',
  'request-again': 'actions',
}

const bodyOf = (step: Step | undefined) =>
  step && step in storageNextBody ? storageNextBody[step as keyof typeof storageNextBody] : undefined

export function StorageNext({ storage, customer }: { storage: StorageDetail; customer: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const step = customer ? asStep(storage.nextAction) : undefined
  const body = bodyOf(step)
  return (
    <NextPanel
      line={storageLine}
      view={storage}
      step={step}
      customer={customer}
      body={body && t(body, { day: date(storage.form.startDate, lang) })}
      place={step && places[step]}
      path={`warehouse/${stepPath(step, storage.storageRequestID, storage.money !== null)}`}
      act={step === 'extend-or-collect' && <OverstayWays block storage={storage} />}
    />
  )
}
