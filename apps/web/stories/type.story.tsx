// The type scale and the digit face.
import { useSample, type Story } from './story.tsx'

const steps: [step: string, weight: number, en: string, ar: string][] = [
  ['display', 600, 'Where is it, what does it cost', 'أين شحنتك وكم تكلّف'],
  ['h1', 600, 'Page title', 'عنوان الصفحة'],
  ['h2', 600, 'Card or section', 'بطاقة أو قسم'],
  ['h3', 600, 'Group', 'مجموعة'],
  ['body', 400, 'Text and inputs, never under 16 px on touch', 'النص والحقول، لا تقل عن 16 بكسل على الهاتف'],
  ['dense', 400, 'Tables and facts', 'الجداول والبيانات'],
  ['caption', 500, 'Labels and badges', 'التسميات والشارات'],
]

function Body() {
  const say = useSample()
  return (
    <div className="card card-b">
      {steps.map(([step, weight, en, ar]) => (
        <div className="ty" key={step}>
          <bdi dir="ltr" className="cap subtle">
            {step}
          </bdi>
          <span
            style={{
              fontSize: `var(--${step})`,
              fontWeight: weight,
              letterSpacing: `var(--track-${step}, 0)`,
              lineHeight: `var(--lh-${step})`,
            }}
          >
            {say(en, ar)}
          </span>
        </div>
      ))}
      <div className="ty">
        <bdi dir="ltr" className="cap subtle">
          Num
        </bdi>
        <span className="num strong" style={{ fontSize: '1.25rem' }}>
          <bdi dir="ltr">0123456789 11:11 88:88 +971</bdi>
        </span>
      </div>
    </div>
  )
}

export const story: Story = { title: { en: 'Type', ar: 'الخطوط' }, order: 2, wide: true, Body }
