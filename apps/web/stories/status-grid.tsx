// Statuses with their codes beside them, for the two status stories.
import { Badge, type BadgeProps } from '../src/ui/values/badge.tsx'
import { useSample } from './story.tsx'

export type StatusSample = Pick<BadgeProps, 'tone' | 'icon'> & { code: string; en: string; ar: string }

export function StatusGrid({ samples }: { samples: StatusSample[] }) {
  const say = useSample()
  return (
    <div className="card card-b">
      <div className="bdg">
        {samples.map(({ code, tone, icon, en, ar }) => (
          <div key={code}>
            <Badge tone={tone} icon={icon} label={say(en, ar)} />
            <bdi dir="ltr" className="cap subtle">
              {code}
            </bdi>
          </div>
        ))}
      </div>
    </div>
  )
}
