// The lines of a cargo as a person reads them: packages, vehicles, unit loads, dangerous goods.
import type { ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { sizeUnits, weightUnits } from '@marsa/model/freight/cargo/cargo-fields.ts'
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { unitLoads } from '@marsa/model/freight/cargo/unit-loads.ts'
import { hazardClasses, unName } from '@marsa/model/reference/hazard.ts'
import { packageTypes } from '@marsa/model/reference/lists.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, weight as kilograms } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'

type Given<Name extends keyof RequestForm> = { [N in Name]?: RequestForm[N] | null | undefined }
export type Lines = Given<'packages' | 'vehicles' | 'unitLoads' | 'hazards' | 'sizeUnit' | 'weightUnit'>

const listed = (lines: readonly string[]): ReactNode =>
  lines.length > 0 && (
    <ul className="stack g1">
      {lines.map((line, at) => (
        <li key={at}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  )

/** By the name of their field, for the facts of a request; what is not there is left out. */
export const useCargoLines = (
  form: Lines,
): Record<'packages' | 'vehicles' | 'unitLoads' | 'hazards', ReactNode> => {
  const t = useT()
  const { lang } = useLang()
  const separator = comma(lang)
  const sized = ({ length, width, height }: { length: number; width: number; height: number }) =>
    `\u2066${[length, width, height].map((side) => number(side, lang)).join(' × ')}\u2069 ${t(sizeUnits[form.sizeUnit ?? 'cm'])}`
  const weighed = (value: number): string =>
    form.weightUnit === 'lb' ? `${number(value, lang)} ${t(weightUnits.lb)}` : kilograms(value, lang)
  return {
    packages: listed(
      (form.packages ?? []).map((line) =>
        [
          `${number(line.count, lang)} × ${t(packageTypes[line.type])}`,
          sized(line),
          line.weightOf === 'line'
            ? weighed(line.weight)
            : t(cargoText.eachWeight, { weight: weighed(line.weight) }),
          ...(line.doNotStack ? [t(cargoText.notStackable)] : []),
        ].join(separator),
      ),
    ),
    vehicles: listed(
      (form.vehicles ?? []).map((line) =>
        [
          `${line.make} ${line.model}`,
          ...(line.chassis ? [line.chassis] : []),
          sized(line),
          weighed(line.weight),
          t(line.runs ? cargoText.runs : cargoText.runsNot),
        ].join(separator),
      ),
    ),
    unitLoads: listed(
      (form.unitLoads ?? []).map(({ type, count }) => `${number(count, lang)} × ${t(unitLoads[type])}`),
    ),
    hazards: listed(
      (form.hazards ?? []).map((line) =>
        [
          unName(line.unNumber),
          line.properName,
          `${line.hazardClass} ${t(hazardClasses[line.hazardClass])}`,
          ...(line.packingGroup ? [`PG ${line.packingGroup}`] : []),
          ...(line.netKg ? [kilograms(line.netKg, lang)] : []),
        ].join(separator),
      ),
    ),
  }
}
