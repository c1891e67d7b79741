// Credit notes written by hand: what may be credited on a tax document, the lines of the note, and when two persons are asked for.
import type { LineData, OfCategory, TaxedLine } from '../charge-line.ts'
import type { TaxInvoiceKind } from '../invoice-kinds.ts'
import { capabilityRefusal } from '../../kit/endpoint.ts'
import { parseMoney, sum, vatOf, type VatCategory } from '../../kit/money.ts'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'

/**
 * Where the money of a note goes: off what the customer owes on its credit account, back to the card or into the wallet that
 * paid, or onto what the agent is owed, for its commission.
 */
export const noteWays = ['account', 'card', 'wallet', 'settlement'] as const
export type NoteWay = (typeof noteWays)[number]

export type NoteFacts = {
  kind: TaxInvoiceKind
  /** Fils that earlier notes have left of it. */
  leftFils: bigint
  /** An advance that a final invoice nets: the final one is credited. */
  isNetted: boolean
  /** Of a bundle, which is not given back (B6). */
  isBundle: boolean
  /** The supply is completed and its money is with the agent, or earned. Before, the shipment's own steps change the price. */
  isSettled: boolean
  /** A note on it waits for its second person. */
  isWaiting: boolean
}

/** Why nothing, or not this much, can be credited on a document; undefined when it can. Fils. */
export const noteRefusal = (facts: NoteFacts, amountFils?: bigint): string | undefined => {
  if (facts.kind === 'credit-note') return 'finance.note-of-note'
  if (facts.leftFils <= 0n) return 'finance.note-all'
  if (facts.isNetted) return 'finance.note-advance'
  if (facts.isBundle) return 'finance.note-bundle'
  if (!facts.isSettled) return 'finance.note-early'
  if (facts.isWaiting) return 'finance.note-waiting'
  if (amountFils === undefined) return undefined
  if (amountFils <= 0n) return 'finance.note-amount'
  return amountFils > facts.leftFils ? 'finance.credit-above-rest' : undefined
}

/** A line of the invoice, by its place, and how much of its net is credited. */
export type NotedLine = { line: number; netFils: bigint }

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/**
 * Lines of a note that names lines of its invoice: VAT of each half up to the fil, and never more than the line or what earlier
 * notes have left of its category (TX6). Undefined where a line is not there or would be credited above what is left.
 */
export const notedLines = (
  lines: readonly LineData[],
  left: readonly OfCategory[],
  noted: readonly NotedLine[],
): TaxedLine[] | undefined => {
  const rest = new Map<VatCategory, { netFils: bigint; vatFils: bigint }>(
    left.map(({ category, netFils, vatFils }) => [category, { netFils, vatFils }]),
  )
  const found: TaxedLine[] = []
  for (const { line: place, netFils } of noted) {
    const line = lines[place]
    const open = line && rest.get(line.category)
    if (!line || !open || netFils <= 0n || netFils > parseMoney(line.net) || netFils > open.netFils)
      return undefined
    const isWhole = netFils === parseMoney(line.net)
    const vatFils =
      netFils === open.netFils
        ? open.vatFils
        : least(open.vatFils, isWhole ? parseMoney(line.vat) : vatOf(netFils, line.category))
    rest.set(line.category, { netFils: open.netFils - netFils, vatFils: open.vatFils - vatFils })
    const { en, ar, category } = line
    found.push({ en, ar, category, netFils, vatFils, totalFils: netFils + vatFils })
  }
  return found
}

/** Fils up to which one person alone may credit. */
export const noteAloneFils = (settings: SettingsInForce = settingDefaults): bigint =>
  BigInt(settings['finance.note-alone']) * 100n

/** Hours in which notes by one person for one customer count together. */
export const noteAloneHours = 24

/** `givenFils` is what went without a second person before: on this document, and to this customer by the same person within the hours. */
export const noteNeedsSecond = (
  amountFils: bigint,
  givenFils: bigint,
  settings: SettingsInForce = settingDefaults,
): boolean => givenFils + amountFils > noteAloneFils(settings)

const approving = (actor: Decider): string | undefined =>
  capabilityRefusal(actor, { capability: 'finance.approve' })
type Decider = Parameters<typeof capabilityRefusal>[0] & { userId: string }

/** Why this person does not approve a note that waits; undefined when it may. */
export const approveNoteRefusal = (actor: Decider, proposedBy: string): string | undefined =>
  approving(actor) ?? (proposedBy === actor.userId ? 'finance.note-second-person' : undefined)

/** Why this person does not discard it; whoever proposed it may. */
export const dropNoteRefusal = (actor: Decider, proposedBy: string): string | undefined =>
  proposedBy === actor.userId ? undefined : approving(actor)

/** What the lines of a note come to. */
export const noteTotal = (lines: readonly TaxedLine[]): bigint => sum(lines.map(({ totalFils }) => totalFils))
