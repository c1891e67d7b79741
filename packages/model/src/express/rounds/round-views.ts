// The day of a courier as the phone gets it: the stops of today's sheet, and the cash in hand.
import { z } from 'zod'
import { wishKinds } from '../recipient/wishes.ts'
import { missReasons } from './round-reasons.ts'
import { stopKinds, stopStates } from './run-sheet.ts'

const both = z.strictObject({ en: z.string(), ar: z.string() })
const money = z.string()

export const StopView = z.strictObject({
  id: z.string(),
  kind: z.enum(stopKinds),
  state: z.enum(stopStates),
  waybill: z.string(),
  /** How many pieces, and which of them were loaded. */
  pieces: z.int(),
  loaded: z.array(z.int()),
  /** It is with the courier: loaded whole, and neither delivered nor brought back. */
  isOut: z.boolean(),
  name: z.string(),
  company: z.string(),
  mobile: z.string(),
  /** Lines of the address, the nearest first. */
  address: z.array(z.string()),
  emirate: both.nullable(),
  landmark: z.string(),
  makani: z.string(),
  note: z.string(),
  /** What the recipient has asked for. */
  wishes: z.array(z.strictObject({ kind: z.enum(wishKinds), words: z.string() })),
  pin: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Of a pickup: from when until when somebody is waiting. */
  window: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  cod: money.nullable(),
  /** What proves the delivery. */
  proof: z.strictObject({
    isStrict: z.boolean(),
    signature: z.boolean(),
    door: z.boolean(),
  }),
  reason: z.enum(missReasons).nullable(),
  endedAt: z.string().nullable(),
})
export type StopView = z.infer<typeof StopView>

export const CourierDay = z.strictObject({
  /** The server's clock, by which the phone puts its own right. */
  now: z.string(),
  day: z.string(),
  courierId: z.string(),
  depot: both,
  /** Null before the depot has published a sheet for today, and after it was closed. */
  sheetId: z.string().nullable(),
  stops: z.array(StopView),
  cash: z.strictObject({
    held: money,
    limit: money,
    rows: z.array(z.strictObject({ waybill: z.string(), amount: money, at: z.string() })),
  }),
})
export type CourierDay = z.infer<typeof CourierDay>
