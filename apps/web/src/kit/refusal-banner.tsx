// What the server refused, above the fields; what it says of single fields stands under these.
import { Banner } from '../ui/states/banner.tsx'
import type { Refusal } from './call.ts'

/** `beside` are the fields that show their own refusal; without it every field that the refusal names does. */
export function RefusalBanner({ refusal, beside }: { refusal: Refusal | null; beside?: readonly string[] }) {
  if (!refusal) return null
  const named = Object.keys(refusal.fieldSentences)
  const isBeside = named.some((field) => beside?.includes(field) ?? true)
  return isBeside ? null : <Banner tone="error" live title={refusal.sentence} />
}
