/** The drawing of each kind. */
import * as clothesBasics from './clothes/basics.ts'
import * as clothesCoats from './clothes/coats.ts'
import * as clothesDresses from './clothes/dresses.ts'
import * as clothesFeet from './clothes/feet.ts'
import * as clothesKnits from './clothes/knits.ts'
import * as clothesLegs from './clothes/legs.ts'
import * as clothesSmall from './clothes/small.ts'
import * as clothesSwim from './clothes/swim.ts'
import * as clothesTops from './clothes/tops.ts'
import * as feedingAppliances from './feeding/appliances.ts'
import * as feedingBottles from './feeding/bottles.ts'
import * as feedingChairs from './feeding/chairs.ts'
import * as feedingCups from './feeding/cups.ts'
import * as feedingHighchair from './feeding/highchair.ts'
import * as feedingMeals from './feeding/meals.ts'
import * as feedingMilk from './feeding/milk.ts'
import * as householdBath from './household/bath.ts'
import * as householdCare from './household/care.ts'
import * as householdChanging from './household/changing.ts'
import * as householdSafety from './household/safety.ts'
import * as maternityHospital from './maternity/hospital.ts'
import * as maternitySupport from './maternity/support.ts'
import * as maternityTops from './maternity/tops.ts'
import * as nurseryCloth from './nursery/cloth.ts'
import * as nurseryCots from './nursery/cots.ts'
import * as nurseryFloor from './nursery/floor.ts'
import * as nurseryLights from './nursery/lights.ts'
import * as nurseryRocking from './nursery/rocking.ts'
import * as nurserySleep from './nursery/sleep.ts'
import * as nurseryWraps from './nursery/wraps.ts'
import * as setsClothes from './sets/clothes.ts'
import * as setsPresents from './sets/presents.ts'
import * as toysBath from './toys/bath.ts'
import * as toysBuilding from './toys/building.ts'
import * as toysCuddly from './toys/cuddly.ts'
import * as toysDolls from './toys/dolls.ts'
import * as toysFirst from './toys/first.ts'
import * as toysHanging from './toys/hanging.ts'
import * as toysPlay from './toys/play.ts'
import * as toysPretend from './toys/pretend.ts'
import * as toysSoft from './toys/soft.ts'
import * as toysWheels from './toys/wheels.ts'
import * as toysWooden from './toys/wooden.ts'
import * as transportComfort from './transport/comfort.ts'
import * as transportFittings from './transport/fittings.ts'
import * as transportHolders from './transport/holders.ts'
import * as transportPrams from './transport/prams.ts'
import * as transportRides from './transport/rides.ts'
import * as transportSeats from './transport/seats.ts'
import * as transportTotes from './transport/totes.ts'
import * as transportTwin from './transport/twin.ts'
import type { Kind } from './kinds.ts'
import type { Paint } from './paint.ts'
import type { Pen } from './pen.ts'

export const DRAWINGS: Record<Kind, (pen: Pen, paint: Paint) => string> = {
  ...transportPrams,
  ...transportSeats,
  ...transportRides,
  ...transportTwin,
  ...transportComfort,
  ...transportHolders,
  ...transportFittings,
  ...transportTotes,
  ...feedingHighchair,
  ...feedingBottles,
  ...feedingCups,
  ...feedingAppliances,
  ...feedingMilk,
  ...feedingMeals,
  ...feedingChairs,
  ...nurserySleep,
  ...nurseryCloth,
  ...nurseryRocking,
  ...nurseryCots,
  ...nurseryFloor,
  ...nurseryWraps,
  ...nurseryLights,
  ...householdCare,
  ...householdSafety,
  ...householdBath,
  ...householdChanging,
  ...clothesBasics,
  ...clothesKnits,
  ...clothesSmall,
  ...clothesTops,
  ...clothesDresses,
  ...clothesCoats,
  ...clothesSwim,
  ...clothesLegs,
  ...clothesFeet,
  ...maternityTops,
  ...maternitySupport,
  ...maternityHospital,
  ...toysSoft,
  ...toysWooden,
  ...toysFirst,
  ...toysPlay,
  ...toysHanging,
  ...toysWheels,
  ...toysPretend,
  ...toysBuilding,
  ...toysDolls,
  ...toysCuddly,
  ...toysBath,
  ...setsClothes,
  ...setsPresents,
}
