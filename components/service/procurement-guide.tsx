import { AcceptanceTable } from '#components/service/acceptance-table'
import { BuyingCourse } from '#components/service/buying-course'
import { CostPlate } from '#components/service/cost-plate'
import { DailyReport } from '#components/service/daily-report'

/** What a buyer has to put into a tender and a budget: the course, acceptance, a sample report, what it costs and ways to buy. */
export function ProcurementGuide() {
  return (
    <>
      <BuyingCourse />
      <AcceptanceTable />
      <DailyReport />
      <CostPlate />
    </>
  )
}
