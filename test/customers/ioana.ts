/** Where the customer of most tests lives. */
export const IOANAS_HOME = {
  firstName: 'Ioana',
  lastName: 'Marinescu',
  address: 'Str. Țepeș Vodă 14, ap. 6',
  city: 'Târgu Mureș',
  county: 'MS',
  zip: '540056',
  country: 'RO',
}
