// What the frame of the app takes from the overview.
export { NotificationBell } from './parts/notification-bell.tsx'
export { Suggestions } from './parts/suggestions.tsx'
