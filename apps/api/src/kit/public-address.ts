// Which addresses of the network may be called on somebody's behalf: public ones alone, never a part of our own network.
import { BlockList, isIP } from 'node:net'

// IANA special-purpose registries (RFC 6890 and its updates): this host, private, shared, link-local, documentation,
// benchmarks, multicast, reserved. Of IPv6 only global unicast is public, without what carries other addresses inside.
const closed4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
const closed6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [net, prefix] of closed4) closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of closed6) closed.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** True for an IP address that belongs to the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** True for the machine itself. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'
