// The controls of sending a parcel, what of them is kept as a draft, and what is wrong with the step that is shown.
import { attachmentFaults, heldCodes } from '@marsa/model/express/attachments/attachments.ts'
import { listShipmentAttachments } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import { contentFields, customsFields } from '@marsa/model/express/shipments/contents.ts'
import { validateAddress } from '@marsa/model/express/places/address-endpoint.ts'
import { validateBestFit } from '@marsa/model/express/packing/fit-endpoint.ts'
import { legOf, servicesOf } from '@marsa/model/express/services.ts'
import { guestFaults } from '@marsa/model/express/guest/guest-rules.ts'
import { addressOf, partyFields } from '@marsa/model/express/shipments/party.ts'
import {
  ShipmentForm,
  shipmentFields,
  type ShipmentDraft,
  type ShipmentValues,
} from '@marsa/model/express/shipments/shipment-form.ts'
import {
  addressProblems,
  restrictedFault,
  shipmentFaults,
} from '@marsa/model/express/shipments/shipment-rules.ts'
import { sentDraft, sentForm, valuesFrom } from '@marsa/model/kit/form-draft.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { codesOf, type FieldProblems } from '@marsa/model/kit/problem.ts'
import { call } from '../../kit/call.ts'
import { createSteps, stepOfPath, type CreateStep } from './create-steps.ts'

export type CreateValues = ShipmentValues

/** A line of goods as it stands in its controls. */
const lineFrom = (line: Record<string, unknown>) => valuesFrom(contentFields, line)

export const valuesOf = (draft: ShipmentDraft): CreateValues => {
  const values = valuesFrom(shipmentFields, draft)
  const { contents } = draft
  if (!Array.isArray(contents)) return values
  return { ...values, contents: contents.map(lineFrom) as unknown as CreateValues['contents'] }
}

/** The same again, for a new shipment: what is of one shipment alone begins empty. */
export const againFrom = (form: ShipmentDraft): CreateValues => {
  const { slot: _slot, promotionCode: _code, reference: _reference, ...rest } = form
  return valuesOf({ ...rest, nothingRestricted: false })
}

/** A pickup that is not chosen is not there. */
const withoutGap = ({ slot, ...rest }: ShipmentDraft): ShipmentDraft => (slot ? { ...rest, slot } : rest)

export const draftOf = (values: CreateValues): ShipmentDraft => withoutGap(sentDraft(shipmentFields, values))

/** A new line of goods. */
export const emptyLine = () => lineFrom({})

/** The whole form as it would be sent. */
export const formOf = (values: CreateValues): ShipmentDraft => {
  const form = withoutGap(sentForm(shipmentFields, values))
  return {
    ...form,
    sender: sentForm(partyFields, values.sender),
    recipient: sentForm(partyFields, values.recipient),
    ...(form['customs'] !== undefined && { customs: sentForm(customsFields, values.customs) }),
    ...(Array.isArray(form['contents']) && {
      contents: (form['contents'] as object[]).map((line) =>
        sentForm(contentFields, line as Record<string, unknown>),
      ),
    }),
    proof: form['proof'] ?? [],
  }
}

/** Where a way has one service alone, there is nothing to choose; one that the way does not have is none. */
export const withService = (values: CreateValues): CreateValues => {
  const leg = legOf(values.from.country, values.to.country)
  const offered = leg ? servicesOf(leg) : []
  if (values.service && offered.includes(values.service)) return values
  return { ...values, service: (offered.length === 1 && offered[0]) || null }
}

const schemaFaults = (form: ShipmentDraft): FieldProblems => {
  const parsed = ShipmentForm.safeParse(form)
  return parsed.success ? {} : codesOf(parsed.error.issues)
}

/** What can be said of an address without asking the server. */
const plainFaults = (side: 'sender' | 'recipient', values: CreateValues): FieldProblems => {
  const end = side === 'sender' ? 'from' : 'to'
  const { country, city } = values[end]
  return country === 'AE' && city.trim() === '' ? { [`${end}.city`]: 'express.city-unknown' } : {}
}

/** What the server says of an address, under the paths of the form. */
const addressFaults = async (side: 'sender' | 'recipient', values: CreateValues): Promise<FieldProblems> => {
  const end = side === 'sender' ? 'from' : 'to'
  const of = (which: 'sender' | 'recipient') =>
    addressOf(values[which === 'sender' ? 'from' : 'to'], values[which])
  const { errors } = await call(validateAddress, {
    body: { address: of(side), ...(side === 'recipient' && { other: of('sender') }) },
  })
  return Object.fromEntries(
    errors.map(({ code, field }) => [
      field === 'country' || field === 'city' ? `${end}.${field}` : `${side}.${field}`,
      addressProblems[code],
    ]),
  )
}

/** Who fills the form, and the draft that it is kept as. */
type StepBy = {
  /** The calls that ask further are for accounts; a guest is told when all is sent. */
  isGuest?: boolean
  isIndividual?: boolean
  id?: string | undefined
}

/** What is missing among the papers of the draft; before there is one, the server says it in the end. */
const paperFaults = async (
  form: ShipmentForm,
  { id, isIndividual = false }: StepBy,
): Promise<FieldProblems> => {
  if (!id) return {}
  const stored = await call(listShipmentAttachments, { query: { shipmentId: id } })
  return attachmentFaults(form, { isIndividual }, heldCodes(stored, dayOf(new Date())))
}

/**
 * Only what the step asks for; addresses are checked on leaving their step, parcels by the choice of boxes. The rules read a form
 * that is right up to this step, and what later steps ask for is still empty.
 */
export const stepFaults = async (
  values: CreateValues,
  step: CreateStep,
  by: StepBy = {},
): Promise<FieldProblems> => {
  const form = formOf(values)
  const wrong = schemaFaults(form)
  const soFar = createSteps.slice(0, createSteps.indexOf(step) + 1)
  const isRight = !Object.keys(wrong).some((path) => soFar.includes(stepOfPath(path)))
  const isParty = step === 'sender' || step === 'recipient'
  const rules =
    isRight && !isParty ? shipmentFaults(form as ShipmentForm, { mayCollect: !by.isIndividual }) : {}
  const own = Object.fromEntries(
    Object.entries({
      ...(isParty && plainFaults(step, values)),
      ...wrong,
      ...rules,
      ...(step === 'parcels' && restrictedFault(form)),
      ...(by.isGuest && guestFaults(form)),
    }).filter(([path]) => step === 'review' || stepOfPath(path) === step),
  )
  if (Object.keys(own).length > 0) return own
  if (by.isGuest) return {}
  if (isParty) return addressFaults(step, values)
  if (step === 'documents') return paperFaults(form as ShipmentForm, by)
  if (step === 'parcels') {
    const packages = values.packages.map(({ weight, length, width, height }) => ({
      weight,
      length,
      width,
      height,
    }))
    const { errors } = await call(validateBestFit, { body: { packages } })
    return Object.fromEntries(errors.map(({ item, code }) => [`packages.${item}.weight`, code]))
  }
  return {}
}
