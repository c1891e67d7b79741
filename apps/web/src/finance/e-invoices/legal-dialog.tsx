// The legal data of one company, as its licence says it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listLegalData,
  saveLegalData,
  type LegalCompany,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { registrationTypes, type RegistrationType } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import { listCountries } from '@marsa/model/reference/endpoints.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { eInvoiceReads } from './e-invoice-badge.tsx'
import { eInvoiceWords as words, partWords, registrationWords } from './e-invoice-words.ts'

export function LegalDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const { data } = useQuery(ask(listLegalData, { companyId }))
  const company = data?.companies[0]
  return company ? <LegalForm company={company} onClose={onClose} /> : null
}

export function LegalForm({ company, onClose }: { company: LegalCompany; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { companyId, name, registrationType, registrationNumber, authority, street, city, emirate, country } =
    company
  const [data, setData] = useState({
    registrationType,
    registrationNumber,
    authority,
    street,
    city,
    emirate,
    country,
  })
  const { data: known = [] } = useQuery({ ...ask(listCountries), staleTime: Infinity })
  const countries = known.map(({ countryCode, nameEn, nameAr }) => ({
    id: countryCode,
    label: lang === 'ar' ? nameAr : nameEn,
  }))
  const save = useCommand(saveLegalData, {
    refreshes: eInvoiceReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved), tone: 'success' })
    },
  })
  const written = (part: 'registrationNumber' | 'authority' | 'street' | 'city') => (
    <TextInput
      label={t(partWords[part])}
      value={data[part]}
      onChange={(value) => setData({ ...data, [part]: value })}
      error={save.error?.fieldSentences[part]}
    />
  )
  return (
    <CommandDialog
      title={<bdi>{name[lang]}</bdi>}
      send={t(words.save)}
      command={save}
      beside={['emirate', 'authority']}
      onClose={onClose}
      onSend={() => save.mutate({ query: { id: companyId }, body: data })}
    >
      <Select
        label={t(partWords.registrationType)}
        placeholder={t(words.choose)}
        value={data.registrationType}
        options={registrationTypes.map((id) => ({ id, label: t(registrationWords[id]) }))}
        onChange={(id) => setData({ ...data, registrationType: id as RegistrationType, authority: '' })}
      />
      {written('registrationNumber')}
      {data.registrationType === 'PAS' ? (
        <SearchSelect
          label={t(words.passportCountry)}
          placeholder={t(words.choose)}
          options={countries}
          value={data.authority || null}
          onChange={(id) => setData({ ...data, authority: id })}
          error={save.error?.fieldSentences['authority']}
        />
      ) : (
        (data.registrationType === 'TL' || data.authority !== '') && written('authority')
      )}
      {written('street')}
      {written('city')}
      <SearchSelect
        label={t(words.country)}
        options={countries}
        value={data.country}
        onChange={(id) => setData({ ...data, country: id })}
      />
      {data.country === 'AE' && (
        <Select
          label={t(partWords.emirate)}
          placeholder={t(words.choose)}
          value={data.emirate}
          options={Object.entries(emirates).map(([id, row]) => ({ id, label: row[lang] }))}
          onChange={(id) => setData({ ...data, emirate: id as Emirate })}
          error={save.error?.fieldSentences['emirate']}
        />
      )}
    </CommandDialog>
  )
}
