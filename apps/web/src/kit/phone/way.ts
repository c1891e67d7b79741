// The way to a place in the map that the phone has: to its pin, or to the words of its address.

export const wayTo = (pin: { latitude: number; longitude: number } | null, words: string): string => {
  const target = pin ? `${pin.latitude},${pin.longitude}` : words
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`
}
