// The freight request form: a draft while it is typed, checked whole when it is submitted.
import type { z } from 'zod'
import { draftSchema, formSchema } from '../../kit/form-schema.ts'
import { freightFields } from './request-fields.ts'

/** The whole form, as it must be when submitted. */
export const RequestForm = formSchema(freightFields)
export type RequestForm = z.infer<typeof RequestForm>

export const Stop = formSchema(freightFields.origin.fields)
export type Stop = z.infer<typeof Stop>

/** The form on its way: every field may be missing, and what is there need not be valid yet. */
export const RequestDraft = draftSchema(freightFields)
export type RequestDraft = { [K in keyof RequestForm]?: unknown }
