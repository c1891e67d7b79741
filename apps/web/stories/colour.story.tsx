// The colour tokens.
import type { Story } from './story.tsx'

const names = [
  'canvas surface sunken text text-muted text-subtle line control brand brand-hover brand-tint attention',
  'attention-tint danger c1 c2 c3 c4 c5 c6',
].flatMap((line) => line.split(' '))

export const story: Story = {
  title: { en: 'Colour', ar: 'الألوان' },
  order: 1,
  wide: true,
  Body: () => (
    <div className="card card-b">
      <div className="sws">
        {names.map((name) => (
          <div className="sw" key={name}>
            <i style={{ background: `var(--${name})` }} />
            <span className="cap">{name}</span>
          </div>
        ))}
      </div>
    </div>
  ),
}
