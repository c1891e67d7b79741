// Chooses boxes for the items of a shipment (C068).
import { bestFit } from '@marsa/model/express/packing/best-fit.ts'
import type { validateBestFit as contract } from '@marsa/model/express/packing/fit-endpoint.ts'
import { packageFaults, readParcel } from '@marsa/model/express/pricing/rate-rules.ts'
import { expressProblems } from '@marsa/model/express/problems.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, sentence } from '@marsa/model/kit/problem.ts'
import type { Call } from '../../kit/serve.ts'

const cm = (millimetres: number): string => (millimetres / 10).toFixed(1)

export const fitBoxes = async ({
  body,
  language,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const items = body.packages.map((each) => readParcel(each))
  const wrong = body.packages.flatMap((each, at) =>
    items[at]
      ? []
      : Object.entries(packageFaults(each)).map(([name, code]) => [`packages.${at}.${name}`, code]),
  )
  if (wrong.length > 0) throw new Problem('kit.invalid', {}, Object.fromEntries(wrong))
  const { packed, chargeableGrams, faults } = bestFit(items.map((item) => item!))
  return {
    valid: Object.keys(faults).length === 0,
    boxes: packed.map(({ code, sides: [l, w, h], items: inside }) => ({
      code,
      l: cm(l),
      w: cm(w),
      h: cm(h),
      items: inside,
    })),
    chargeableWeight: (chargeableGrams / 1000).toFixed(3),
    errors: Object.entries(faults).flatMap(([item, codes]) =>
      codes.map((code) => ({
        item: Number(item),
        code,
        message: sentence(expressProblems, language, code),
      })),
    ),
  }
}
