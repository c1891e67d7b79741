// One to five stars, chosen like any radio: by pressing or with the arrow keys.
import { Star } from 'lucide-react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import './star-rating.css'

/** `stars` is the counted row that names one of them; `error` stands below. */
export function StarRating({ label, stars, value, onChange, error }: StarRatingProps) {
  const t = useT()
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="stars">
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className={value !== undefined && count <= value ? 'star on' : 'star'}>
            <input
              type="radio"
              name="rating"
              value={count}
              checked={value === count}
              onChange={() => onChange(count)}
            />
            <Icon of={Star} size="l" label={t(stars, { count })} />
          </label>
        ))}
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type StarRatingProps = {
  label: string
  stars: TextRow
  value: number | undefined
  onChange: (count: number) => void
  error?: string | undefined
}
