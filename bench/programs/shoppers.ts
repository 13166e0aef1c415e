/** Shoppers in a process of their own who buy until so many orders are paid. */
import { shopperAt } from '#test/shopper.ts'
import { answerQuestions, startProgram, type Program } from './program.ts'

interface Settings {
  url: string
  items: string[]
  shoppers: number
}
export interface Bought {
  ms: number
  /** HTTP calls that the shoppers made. */
  calls: number
}

/** Starts shoppers; each question is how many orders they are to pay. */
export const startShoppers = (settings: Settings): Promise<Program<number, Bought>> =>
  startProgram(import.meta.filename, { args: [JSON.stringify(settings)] })

let count = 0
async function buy({ url, items, shoppers }: Settings, orders: number): Promise<Bought> {
  let calls = 0
  let begun = 0
  const counted: typeof fetch = (...call) => {
    calls++
    return fetch(...call)
  }
  const started = performance.now()
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (begun < orders) {
        begun++
        const number = ++count
        const shopper = shopperAt(url, 'ro', `10.5.${(number >> 8) & 255}.${number & 255}`, counted)
        const item = (at: number) => items[at % items.length]!
        const request = await shopper.request([
          { item: item(number), qty: 1 },
          { item: item(number + 5), qty: 2 },
        ])
        const { id } = await shopper.order(request, `${process.pid}-${number}-of-the-measured-shop`)
        await counted(`${url}/checkout/payment/${id}`).then((page) => page.arrayBuffer())
        const back = await shopper.pay(await shopper.startPayment(id))
        await counted(back).then((page) => page.arrayBuffer())
        while ((await shopper.view(id)).payment !== 'paid') await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }),
  )
  return { ms: performance.now() - started, calls }
}

if (import.meta.main) {
  const settings = JSON.parse(process.argv[2]!) as Settings
  answerQuestions((orders: number) => buy(settings, orders))
}
