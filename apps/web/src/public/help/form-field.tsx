// A labelled field of a public form; what the server says of it is put below by the form's script.

interface Props {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'tel' | 'email'
  autoComplete?: string
  maxLength: number
  isLong?: boolean
}

export const FormField = ({ name, label, hint, type = 'text', autoComplete, maxLength, isLong }: Props) => {
  const id = `field-${name}`
  const common = {
    id,
    name,
    required: true,
    maxLength,
    autoComplete,
    'aria-describedby': [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="input">
        {isLong ? (
          <textarea rows={4} {...common} />
        ) : (
          <input type={type} {...common} dir={type === 'text' ? undefined : 'ltr'} />
        )}
      </span>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="err" id={`${id}-error`} data-error={name} hidden />
    </div>
  )
}
