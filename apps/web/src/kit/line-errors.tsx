// What is wrong in a file that was sent, by its line and column.
import { texts } from '@marsa/model/kit/text.ts'
import { useLang } from './direction.tsx'
import { useT } from './t.ts'

const words = texts({ line: { en: 'Line {line}', ar: 'السطر {line}' } })

export type LineError = { line: number; column: string | null; messageEn: string; messageAr: string }

export function LineErrors({ errors }: { errors: readonly LineError[] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <ul className="stack g1 dense">
      {errors.map((error) => (
        <li key={`${error.line}-${error.column}`}>
          <b className="med">{t(words.line, { line: error.line })}</b>
          {error.column && (
            <>
              {' '}
              <bdi dir="ltr" className="ref">
                {error.column}
              </bdi>
            </>
          )}
          : {lang === 'ar' ? error.messageAr : error.messageEn}
        </li>
      ))}
    </ul>
  )
}
