// What a provider refuses in the network's own rules, as our findings, so that everybody reads it in their language.
import { findingRows, type Finding, type FindingId } from './findings.ts'

/** A reason as the provider gives it. */
export type ProviderReason = { rule: string; message: string }

const ruleFindings: Record<string, FindingId> = {
  'ibr-177-ae': 'E01',
  'ibr-132-ae': 'E02',
  'ibr-148-ae': 'E03',
  'ibr-137-ae': 'E04',
  'ibr-176-ae': 'E05',
  'ibr-143-ae': 'E06',
  'ibr-144-ae': 'E06',
  'ibr-128-ae': 'E07',
  'ibr-150-ae': 'E08',
  'ibr-172-ae': 'E08',
  'ibr-101-ae': 'E08',
  'ibr-180-ae': 'E08',
  'ibr-135-ae': 'E09',
  'ibr-193-ae': 'E10',
  'ibr-079': 'E10',
  'ibr-154-ae': 'E11',
  'ibr-127-ae': 'E12',
  'ibr-141-ae': 'E13',
  'ibr-191-ae': 'E14',
  'ibr-192-ae': 'E14',
  'ibr-025': 'E16',
  'ibr-125-ae': 'E16',
  'ibr-147-ae': 'E17',
  'ibr-027': 'E18',
  'ibr-cl-23': 'E19',
  'ibr-139-ae': 'E19',
  'ibr-190-ae': 'E20',
  'ibr-104-ae': 'E21',
  'ibr-194-ae': 'E21',
  'aligned-ibrp-s-09': 'E22',
  'aligned-ibrp-s-08': 'E23',
  'ibr-co-14': 'E23',
  'ibr-co-15': 'E23',
  'ibr-co-16': 'E24',
  'ibr-151-ae': 'E25',
  'ibr-055': 'E26',
  'ibr-158-ae': 'E27',
  'ibr-001-ae': 'E27',
}

/** What is stored of a fault: our finding, and the provider's own words where it was the provider who found it. */
export type StoredFinding = Finding & { rule?: string; message?: string }

const longest = 500

/** A rule that we do not know is shown in the provider's words, as a fault of the format. */
export const reasonFindings = (reasons: readonly ProviderReason[]): StoredFinding[] =>
  reasons.map(({ rule, message }) => {
    const id = ruleFindings[rule.toLowerCase()] ?? 'E32'
    return { id, by: findingRows[id].by, rule: rule.slice(0, 60), message: message.slice(0, longest) }
  })
