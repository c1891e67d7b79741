// The mark of Marsa: an anchorage under a light.
export const LogoMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" className="mark" />
    <path
      d="M7.5 11.5v4.5a8.5 8.5 0 0 0 17 0v-4.5"
      fill="none"
      className="mark-line"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <circle cx="16" cy="12.5" r="3.1" className="mark-dot" />
  </svg>
)
