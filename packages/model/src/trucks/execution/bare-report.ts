// The report of a step that tells nothing beside the step: what a gate, a position or a program without more to say begins with.

export const bareReport = {
  at: null,
  deviceEventId: null,
  position: null,
  seal: null,
  temperature: null,
  note: null,
  receiver: null,
  isShort: false,
  files: [],
} as const
