// Contracts of help: callback requests (C020), newsletter (C028), agents (C021) and page texts (C018).
import { z } from 'zod'
import { anyone, everyone } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { paged, paging } from '../kit/paging.ts'
import { languages } from '../kit/text.ts'
import { callbackLimits, callbackMachine } from './callback.ts'
import { byId, Email, Language, line, Mobile } from './fields.ts'

/** Everybody but the read-only administrator, who writes nothing (Z03). */
const { 'admin-readonly': _, ...askers } = anyone

export const sendCallbackRequest = endpoint({
  verb: 'sendCallbackRequest',
  call: 'C020',
  method: 'POST',
  path: 'sendCallbackRequest',
  policy: askers,
  /** The language of the page, for a form that is sent without script. */
  query: z.strictObject({ lang: Language }),
  body: z.strictObject({
    name: line(callbackLimits.name, 'help.name-required'),
    mobile: Mobile,
    message: line(callbackLimits.message, 'help.message-required'),
  }),
  answer: ok.extend({ requestId: z.string() }),
  limit: ['callback.address'],
})

const desk = { desk: 'any', admin: 'any' } as const

export const callback = z.strictObject({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  mobile: z.string(),
  message: z.string(),
  language: z.enum(languages),
  state: z.enum(callbackMachine.states),
  at: z.string(),
  dueAt: z.string(),
  /** The company of a person who was signed in; null for a visitor, whose name is only what they typed. */
  company: z.strictObject({ en: z.string(), ar: z.string() }).nullable(),
  /** The caller works on it. */
  isMine: z.boolean(),
  assignedName: z.string().nullable(),
  closedAt: z.string().nullable(),
  note: z.string().nullable(),
})

export const listCallbacks = endpoint({
  verb: 'listCallbacks',
  method: 'GET',
  path: 'Callbacks',
  policy: { ...desk, 'admin-readonly': 'any' },
  query: z.strictObject({
    state: z.enum(['open', 'mine', 'closed']).default('open'),
    before: z.uuid({ error: 'kit.field.invalid' }).optional(),
  }),
  answer: z.strictObject({
    items: z.array(callback),
    totalCount: z.int(),
    counts: z.strictObject({ open: z.int(), mine: z.int() }),
  }),
  background: true,
})

export const takeCallback = endpoint({
  verb: 'takeCallback',
  method: 'POST',
  path: 'Callbacks/{id}/Take',
  policy: desk,
  query: byId,
  answer: callback,
  problems: ['help.callback-closed', 'help.callback-yours'],
})

export const closeCallback = endpoint({
  verb: 'closeCallback',
  method: 'POST',
  path: 'Callbacks/{id}/Close',
  policy: desk,
  query: byId,
  body: z.strictObject({ note: line(callbackLimits.note, 'help.note-required') }),
  answer: callback,
  problems: ['help.callback-closed', 'help.callback-take-first'],
})

/** True and false as forms write them. */
const Flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on'])])
  .transform((value) => value === true || ['true', '1', 'on'].includes(String(value)))

export const joinNewsletter = endpoint({
  verb: 'joinNewsletter',
  call: 'C028',
  method: 'POST',
  path: 'Subscription/Join',
  policy: askers,
  query: z.strictObject({ lang: Language }),
  body: z.strictObject({ email: Email, join: Flag.default(true) }),
  answer: ok,
  limit: ['newsletter.address'],
})

/** The same under its name in express. */
export const subscribeToNewsletter = endpoint({
  ...joinNewsletter,
  verb: 'subscribeToNewsletter',
  call: 'C084',
  path: 'Express/Subscription/NewsletterSubscriptions',
})

const token = z
  .string()
  .regex(/^[\w-]{43}$/, 'help.link-invalid')
  .optional()
/** The value of a mail's link: in the body from our pages' script, in the address from their forms. */
const ofLink = { query: z.strictObject({ lang: Language, token }), problems: ['help.link-invalid'] } as const

export const confirmNewsletter = endpoint({
  verb: 'confirmNewsletter',
  method: 'POST',
  path: 'Subscription/Confirm',
  policy: askers,
  ...ofLink,
  body: z.strictObject({ token }),
  answer: ok,
})

export const leaveNewsletter = endpoint({
  verb: 'leaveNewsletter',
  method: 'POST',
  path: 'Subscription/Leave',
  policy: askers,
  ...ofLink,
  /** Mail programs send the second field (RFC 8058). */
  body: z.strictObject({ token, 'List-Unsubscribe': z.literal('One-Click').optional() }),
  answer: ok,
})

export const agentServices = ['air', 'sea', 'warehouse', 'trucks'] as const

export const getAgentList = endpoint({
  verb: 'getAgentList',
  call: 'C021',
  method: 'GET',
  path: 'getagentList',
  policy: everyone,
  query: z.strictObject({
    /** A service or a part of the agent code. */
    profileCode: z.string().trim().max(40).optional(),
    searchText: z.string().trim().max(100).optional(),
    ...paging,
  }),
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        agentCode: z.string(),
        name: z.string(),
        services: z.array(z.string()),
        rating: z.number().nullable(),
      }),
    ),
    ...paged,
  }),
})

export const getLocaleContent = endpoint({
  verb: 'getLocaleContent',
  call: 'C018',
  method: 'GET',
  path: 'localecontent',
  policy: anyone,
  query: z.strictObject({ page: z.string().trim().max(60), lang: Language }),
  answer: z.strictObject({
    page: z.string(),
    lang: z.enum(languages),
    dir: z.enum(['ltr', 'rtl']),
    strings: z.record(z.string(), z.string()),
  }),
  background: true,
  cache: 300,
})

export const helpEndpoints = {
  sendCallbackRequest,
  listCallbacks,
  takeCallback,
  closeCallback,
  joinNewsletter,
  subscribeToNewsletter,
  confirmNewsletter,
  leaveNewsletter,
  getAgentList,
  getLocaleContent,
}
