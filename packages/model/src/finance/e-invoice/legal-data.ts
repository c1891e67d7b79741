// What a company has to have entered before documents of it can be sent, and how much of it is there.
import type { Emirate } from '../../reference/lists.ts'
import { isTrn } from './checks.ts'
import { emirateCodes, isIssuerKnown, type EInvoiceParty, type RegistrationType } from './e-invoice.ts'

export type LegalData = {
  registrationType: RegistrationType | null
  registrationNumber: string
  authority: string
  street: string
  city: string
  emirate: Emirate | null
  country: string
}

export const noLegalData: LegalData = {
  registrationType: null,
  registrationNumber: '',
  authority: '',
  street: '',
  city: '',
  emirate: null,
  country: 'AE',
}

export const legalParts = [
  'name',
  'trn',
  'registrationType',
  'registrationNumber',
  'authority',
  'street',
  'city',
  'emirate',
] as const
export type LegalPart = (typeof legalParts)[number]

/** What is missing; empty when documents of the company can be sent. */
export const missingLegalParts = (
  { name, trn }: { name: string; trn: string | null },
  legal: LegalData,
): LegalPart[] => {
  const isThere: Record<LegalPart, boolean> = {
    name: name.trim() !== '',
    trn: trn !== null && isTrn(trn),
    registrationType: legal.registrationType !== null,
    registrationNumber: legal.registrationNumber !== '',
    authority: legal.registrationType !== null && isIssuerKnown(legal.registrationType, legal.authority),
    street: legal.street !== '',
    city: legal.city !== '',
    emirate: legal.emirate !== null || legal.country !== 'AE',
  }
  return legalParts.filter((part) => !isThere[part])
}

/** A company as a party of an e-invoice, under the name and tax number of the document. */
export const eInvoiceParty = (
  { name, trn }: { name: string; trn: string | null },
  legal: LegalData,
): Omit<EInvoiceParty, 'endpoint'> => ({
  name,
  trn,
  registration: legal.registrationType && {
    type: legal.registrationType,
    number: legal.registrationNumber,
    authority: legal.authority,
  },
  address: {
    street: legal.street,
    city: legal.city,
    emirate: legal.emirate ? emirateCodes[legal.emirate] : '',
    country: legal.country,
  },
})
