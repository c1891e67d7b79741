// What is sent: documents or goods, the parcels with their measures, goods for customs, value and cash on delivery.
import { Plus, X } from 'lucide-react'
import { contentFields } from '@marsa/model/express/shipments/contents.ts'
import { customsFields, mostContents } from '@marsa/model/express/shipments/contents.ts'
import { packagings, shipmentFields, type Packaging } from '@marsa/model/express/shipments/shipment-form.ts'
import { parcelLimits, sideNames } from '@marsa/model/express/pricing/parcel.ts'
import { isAsked } from '@marsa/model/kit/form-draft.ts'
import type { Field } from '@marsa/model/kit/form-fields.ts'
import { listExpressCountries } from '@marsa/model/express/places/place-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { FigureInput } from '../../kit/figure-input.tsx'
import { FieldPlace, usePageFormOf } from '../../kit/page-form.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { createText as words } from '../text.ts'
import { useIsIndividual } from './attachments-card.tsx'
import { RestrictedLink } from './carriage-terms.tsx'
import { emptyLine, type CreateValues } from './create-values.ts'
import { PackTogether } from './pack-together.tsx'

const labels = { length: words.length, width: words.width, height: words.height }
const emptyPackage: CreateValues['packages'][number] = {
  weight: '',
  length: '',
  width: '',
  height: '',
  packaging: 'OWN',
}

function Parcels({ most }: { most: number }) {
  const t = useT()
  const { lang } = useLang()
  const form = usePageFormOf<CreateValues>()
  const { packages } = form.values
  const change = (at: number, part: Partial<(typeof packages)[number]>) =>
    form.set((now) => ({
      packages: now.packages.map((each, index) => (index === at ? { ...each, ...part } : each)),
    }))
  return (
    <>
      {packages.map((parcel, at) => (
        <fieldset key={at} className="card card-b stack g4">
          <div className="row between">
            <h2>{t(words.parcelOf, { number: at + 1 })}</h2>
            {packages.length > 1 && (
              <Button
                size="s"
                variant="text"
                icon={X}
                changes={false}
                aria-label={t(words.removeParcel, { number: at + 1 })}
                onPress={() =>
                  form.set((now) => ({ packages: now.packages.filter((_, index) => index !== at) }))
                }
              />
            )}
          </div>
          <div className="grid c2">
            <FieldPlace path={`packages.${at}.weight`}>
              <FigureInput
                label={t(words.kg)}
                value={parcel.weight}
                error={form.errorOf(`packages.${at}.weight`)}
                inputMode="decimal"
                onChange={(weight) => change(at, { weight })}
              />
            </FieldPlace>
            {sideNames.map((name) => (
              <FieldPlace key={name} path={`packages.${at}.${name}`}>
                <FigureInput
                  label={t(labels[name])}
                  value={parcel[name]}
                  error={form.errorOf(`packages.${at}.${name}`)}
                  inputMode="decimal"
                  onChange={(value) => change(at, { [name]: value })}
                />
              </FieldPlace>
            ))}
            <Select
              label={t(words.packaging)}
              value={parcel.packaging}
              options={Object.entries(packagings).map(([id, { [lang]: label }]) => ({ id, label }))}
              onChange={(packaging) => change(at, { packaging: packaging as Packaging })}
            />
          </div>
        </fieldset>
      ))}
      <PackTogether />
      {packages.length < most && (
        <div>
          <Button
            icon={Plus}
            changes={false}
            onPress={() => form.set((now) => ({ packages: [...now.packages, emptyPackage] }))}
          >
            {t(words.addParcel)}
          </Button>
        </div>
      )}
    </>
  )
}

type Line = ReturnType<typeof emptyLine>

/** Customs asks for one line of goods at least. */
const begun = (lines: Line[]): Line[] => (lines.length === 0 ? [emptyLine()] : lines)

function Contents() {
  const t = useT()
  const { lang } = useLang()
  const form = usePageFormOf<CreateValues>()
  const countries = useQuery(ask(listExpressCountries)).data ?? []
  const lines = begun(form.values.contents)
  const setLines = (next: (now: Line[]) => Line[]) =>
    form.set(({ contents }) => ({ contents: next(begun(contents)) }) as unknown as Partial<CreateValues>)
  const change = (at: number, part: Partial<Line>) =>
    setLines((now) => now.map((each, index) => (index === at ? { ...each, ...part } : each)))
  return (
    <FieldPlace path="contents">
      <div className="stack g4">
        <h2>{t(shipmentFields.contents.label)}</h2>
        {form.errorOf('contents') && <p className="err">{form.errorOf('contents')}</p>}
        {lines.map((line, at) => (
          <fieldset key={at} className="card card-b stack g4">
            <div className="row between">
              <h3>{t(words.lineOf, { number: at + 1 })}</h3>
              {lines.length > 1 && (
                <Button
                  size="s"
                  variant="text"
                  icon={X}
                  changes={false}
                  aria-label={t(words.removeLine, { number: at + 1 })}
                  onPress={() => setLines((now) => now.filter((_, index) => index !== at))}
                />
              )}
            </div>
            <div className="grid c2">
              {(['description', 'quantity', 'unitValue', 'netWeight', 'hsCode'] as const).map((name) => (
                <FieldPlace key={name} path={`contents.${at}.${name}`}>
                  <FieldControl
                    field={contentFields[name] as Field}
                    value={line[name]}
                    error={form.errorOf(`contents.${at}.${name}`)}
                    onChange={(value) => change(at, { [name]: value ?? '' })}
                  />
                </FieldPlace>
              ))}
              <FieldPlace path={`contents.${at}.origin`}>
                <SearchSelect
                  label={t(contentFields.origin.label)}
                  value={line.origin}
                  options={countries.map(({ code, nameEn, nameAr }) => ({
                    id: code,
                    label: lang === 'ar' ? nameAr : nameEn,
                    words: lang === 'ar' ? nameEn : nameAr,
                  }))}
                  error={form.errorOf(`contents.${at}.origin`)}
                  onChange={(origin) => change(at, { origin })}
                />
              </FieldPlace>
            </div>
          </fieldset>
        ))}
        {lines.length < mostContents && (
          <div>
            <Button icon={Plus} changes={false} onPress={() => setLines((now) => [...now, emptyLine()])}>
              {t(words.addLine)}
            </Button>
          </div>
        )}
        {(Object.keys(customsFields) as (keyof typeof customsFields)[]).map((name) => (
          <FieldPlace key={name} path={`customs.${name}`}>
            <FieldControl
              field={customsFields[name] as Field}
              value={form.values.customs[name]}
              error={form.errorOf(`customs.${name}`)}
              onChange={(value) =>
                form.set((now) => ({
                  customs: { ...now.customs, [name]: value },
                }))
              }
            />
          </FieldPlace>
        ))}
      </div>
    </FieldPlace>
  )
}

/** A guest sends one parcel, and cash on delivery is collected for companies alone (`guestFaults`, `shipmentFaults`). */
export function ParcelsStep({ isGuest }: { isGuest?: boolean }) {
  const t = useT()
  const isIndividual = useIsIndividual()
  const form = usePageFormOf<CreateValues>()
  const { values } = form
  const plain = (name: 'shipmentType' | 'description' | 'declaredValue' | 'cod') =>
    isAsked(shipmentFields[name], values) && (
      <FieldPlace path={name}>
        <FieldControl
          field={shipmentFields[name]}
          value={values[name]}
          error={form.errorOf(name)}
          onChange={(value) => form.set({ [name]: value })}
        />
      </FieldPlace>
    )
  return (
    <div className="stack g5">
      {plain('shipmentType')}
      <Parcels most={isGuest ? 1 : parcelLimits.parcels} />
      {plain('description')}
      {isAsked(shipmentFields.contents, values) && <Contents />}
      {plain('declaredValue')}
      {!isGuest && (!isIndividual || values.cod !== '') && plain('cod')}
      <FieldPlace path="nothingRestricted">
        <Checkbox
          value={values.nothingRestricted}
          error={form.errorOf('nothingRestricted')}
          onChange={(nothingRestricted) => form.set({ nothingRestricted })}
        >
          {t(shipmentFields.nothingRestricted.label)} (<RestrictedLink />)
        </Checkbox>
      </FieldPlace>
    </div>
  )
}
