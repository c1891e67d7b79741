// Additional services that a customer asks for, as charges: each becomes a line that every quotation answers.
import { z } from 'zod'
import type { AdditionalService } from '../reference/lists.ts'
import type { ChargeCode } from './charges.ts'

/** The charge that each service is priced by. */
export const chargeOfService: Record<AdditionalService, ChargeCode> = {
  INSURANCE: 'insurance',
  PACKING: 'packing',
  CUSTOMS_CLEARANCE: 'customs-clearance',
  CERTIFICATE_OF_ORIGIN: 'certificate-of-origin',
  FUMIGATION: 'fumigation',
  INSPECTION: 'inspection',
  TEMPERATURE_CONTROL: 'temperature-control',
  PALLETISING: 'palletising',
  LOADING: 'loading',
  TAIL_LIFT: 'tail-lift',
  ESCORT: 'escort',
  STORAGE: 'short-term-storage',
  LEGALISATION: 'legalisation',
  PERMITS: 'permits',
}

/** The charges of the services that were asked for, each once, in their order. */
export const serviceCharges = (services: readonly string[]): ChargeCode[] => [
  ...new Set(
    services.flatMap((service) => {
      const code = (chargeOfService as Partial<Record<string, ChargeCode>>)[service]
      return code ? [code] : []
    }),
  ),
]

/** A service without a price of its own: another charge covers it, or this agent does not offer it. */
export const serviceAnswers = ['included', 'not-offered'] as const
export type ServiceAnswer = (typeof serviceAnswers)[number]

const codes = [...new Set(Object.values(chargeOfService))] as [ChargeCode, ...ChargeCode[]]

export const ServiceAnswerInput = z.strictObject({ code: z.enum(codes), answer: z.enum(serviceAnswers) })
export type ServiceAnswerInput = z.infer<typeof ServiceAnswerInput>

/** The answers that count: one a service, and none for what has a price. */
export const answersBeside = (
  answers: readonly ServiceAnswerInput[],
  lines: readonly { code: ChargeCode }[],
): ServiceAnswerInput[] =>
  answers.filter(
    ({ code }, index) =>
      !lines.some((line) => line.code === code) && answers.findIndex((each) => each.code === code) === index,
  )

export const codesAnswered = (
  answers: readonly { code: ChargeCode; answer: ServiceAnswer }[],
  as: ServiceAnswer,
): ChargeCode[] => answers.filter(({ answer }) => answer === as).map(({ code }) => code)
