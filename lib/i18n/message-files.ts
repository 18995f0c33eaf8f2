// Written by `npm run index` from messages.
import enAboutus from '#messages/en/aboutus.json' with { type: 'json' }
import enAccessibility from '#messages/en/accessibility.json' with { type: 'json' }
import enAdvisory from '#messages/en/advisory.json' with { type: 'json' }
import enAnswer from '#messages/en/answer.json' with { type: 'json' }
import enCase from '#messages/en/case.json' with { type: 'json' }
import enContact from '#messages/en/contact.json' with { type: 'json' }
import enContactPanel from '#messages/en/contact-panel.json' with { type: 'json' }
import enDatasetsCommon from '#messages/en/datasets-common.json' with { type: 'json' }
import enDatasetsFacts from '#messages/en/datasets-facts.json' with { type: 'json' }
import enDatasetsFlow from '#messages/en/datasets-flow.json' with { type: 'json' }
import enDatasetsIndex from '#messages/en/datasets-index.json' with { type: 'json' }
import enDatasetsSamples from '#messages/en/datasets-samples.json' with { type: 'json' }
import enDatasetsUsvinland from '#messages/en/datasets-usvinland.json' with { type: 'json' }
import enDownload from '#messages/en/download.json' with { type: 'json' }
import enErrors from '#messages/en/errors.json' with { type: 'json' }
import enFallback from '#messages/en/fallback.json' with { type: 'json' }
import enForms from '#messages/en/forms.json' with { type: 'json' }
import enHome from '#messages/en/home.json' with { type: 'json' }
import enJoinus from '#messages/en/joinus.json' with { type: 'json' }
import enLeads from '#messages/en/leads.json' with { type: 'json' }
import enNews from '#messages/en/news.json' with { type: 'json' }
import enPagination from '#messages/en/pagination.json' with { type: 'json' }
import enPartner from '#messages/en/partner.json' with { type: 'json' }
import enPictures from '#messages/en/pictures.json' with { type: 'json' }
import enPrivacy from '#messages/en/privacy.json' with { type: 'json' }
import enProcurement from '#messages/en/procurement.json' with { type: 'json' }
import enProduct from '#messages/en/product.json' with { type: 'json' }
import enProductList from '#messages/en/product-list.json' with { type: 'json' }
import enQuote from '#messages/en/quote.json' with { type: 'json' }
import enSeason from '#messages/en/season.json' with { type: 'json' }
import enSections from '#messages/en/sections.json' with { type: 'json' }
import enSent from '#messages/en/sent.json' with { type: 'json' }
import enService from '#messages/en/service.json' with { type: 'json' }
import enSite from '#messages/en/site.json' with { type: 'json' }
import enSolutionRobot from '#messages/en/solution-robot.json' with { type: 'json' }
import enSolutionSolution from '#messages/en/solution-solution.json' with { type: 'json' }
import enSolutionUboat from '#messages/en/solution-uboat.json' with { type: 'json' }
import enStatistics from '#messages/en/statistics.json' with { type: 'json' }
import enTestPage from '#messages/en/test-page.json' with { type: 'json' }
import enThread from '#messages/en/thread.json' with { type: 'json' }
import enTools from '#messages/en/tools.json' with { type: 'json' }
import enTourBoatDay from '#messages/en/tour-boat-day.json' with { type: 'json' }
import enViewer from '#messages/en/viewer.json' with { type: 'json' }
import enWidgetPage from '#messages/en/widget-page.json' with { type: 'json' }
import zhAboutus from '#messages/zh/aboutus.json' with { type: 'json' }
import zhAccessibility from '#messages/zh/accessibility.json' with { type: 'json' }
import zhAdvisory from '#messages/zh/advisory.json' with { type: 'json' }
import zhAnswer from '#messages/zh/answer.json' with { type: 'json' }
import zhCase from '#messages/zh/case.json' with { type: 'json' }
import zhContact from '#messages/zh/contact.json' with { type: 'json' }
import zhContactPanel from '#messages/zh/contact-panel.json' with { type: 'json' }
import zhDatasetsCommon from '#messages/zh/datasets-common.json' with { type: 'json' }
import zhDatasetsFacts from '#messages/zh/datasets-facts.json' with { type: 'json' }
import zhDatasetsFlow from '#messages/zh/datasets-flow.json' with { type: 'json' }
import zhDatasetsIndex from '#messages/zh/datasets-index.json' with { type: 'json' }
import zhDatasetsSamples from '#messages/zh/datasets-samples.json' with { type: 'json' }
import zhDatasetsUsvinland from '#messages/zh/datasets-usvinland.json' with { type: 'json' }
import zhDownload from '#messages/zh/download.json' with { type: 'json' }
import zhErrors from '#messages/zh/errors.json' with { type: 'json' }
import zhFallback from '#messages/zh/fallback.json' with { type: 'json' }
import zhForms from '#messages/zh/forms.json' with { type: 'json' }
import zhHome from '#messages/zh/home.json' with { type: 'json' }
import zhJoinus from '#messages/zh/joinus.json' with { type: 'json' }
import zhLeads from '#messages/zh/leads.json' with { type: 'json' }
import zhNews from '#messages/zh/news.json' with { type: 'json' }
import zhPagination from '#messages/zh/pagination.json' with { type: 'json' }
import zhPartner from '#messages/zh/partner.json' with { type: 'json' }
import zhPictures from '#messages/zh/pictures.json' with { type: 'json' }
import zhPrivacy from '#messages/zh/privacy.json' with { type: 'json' }
import zhProcurement from '#messages/zh/procurement.json' with { type: 'json' }
import zhProduct from '#messages/zh/product.json' with { type: 'json' }
import zhProductList from '#messages/zh/product-list.json' with { type: 'json' }
import zhQuote from '#messages/zh/quote.json' with { type: 'json' }
import zhSeason from '#messages/zh/season.json' with { type: 'json' }
import zhSections from '#messages/zh/sections.json' with { type: 'json' }
import zhSent from '#messages/zh/sent.json' with { type: 'json' }
import zhService from '#messages/zh/service.json' with { type: 'json' }
import zhSite from '#messages/zh/site.json' with { type: 'json' }
import zhSolutionRobot from '#messages/zh/solution-robot.json' with { type: 'json' }
import zhSolutionSolution from '#messages/zh/solution-solution.json' with { type: 'json' }
import zhSolutionUboat from '#messages/zh/solution-uboat.json' with { type: 'json' }
import zhStatistics from '#messages/zh/statistics.json' with { type: 'json' }
import zhTestPage from '#messages/zh/test-page.json' with { type: 'json' }
import zhThread from '#messages/zh/thread.json' with { type: 'json' }
import zhTools from '#messages/zh/tools.json' with { type: 'json' }
import zhTourBoatDay from '#messages/zh/tour-boat-day.json' with { type: 'json' }
import zhViewer from '#messages/zh/viewer.json' with { type: 'json' }
import zhWidgetPage from '#messages/zh/widget-page.json' with { type: 'json' }

export const zh = {
  ...zhAboutus,
  ...zhAccessibility,
  ...zhAdvisory,
  ...zhAnswer,
  ...zhCase,
  ...zhContact,
  ...zhContactPanel,
  ...zhDatasetsCommon,
  ...zhDatasetsFacts,
  ...zhDatasetsFlow,
  ...zhDatasetsIndex,
  ...zhDatasetsSamples,
  ...zhDatasetsUsvinland,
  ...zhDownload,
  ...zhErrors,
  ...zhFallback,
  ...zhForms,
  ...zhHome,
  ...zhJoinus,
  ...zhLeads,
  ...zhNews,
  ...zhPagination,
  ...zhPartner,
  ...zhPictures,
  ...zhPrivacy,
  ...zhProcurement,
  ...zhProduct,
  ...zhProductList,
  ...zhQuote,
  ...zhSeason,
  ...zhSections,
  ...zhSent,
  ...zhService,
  ...zhSite,
  ...zhSolutionRobot,
  ...zhSolutionSolution,
  ...zhSolutionUboat,
  ...zhStatistics,
  ...zhTestPage,
  ...zhThread,
  ...zhTools,
  ...zhTourBoatDay,
  ...zhViewer,
  ...zhWidgetPage,
}

export const en = {
  ...enAboutus,
  ...enAccessibility,
  ...enAdvisory,
  ...enAnswer,
  ...enCase,
  ...enContact,
  ...enContactPanel,
  ...enDatasetsCommon,
  ...enDatasetsFacts,
  ...enDatasetsFlow,
  ...enDatasetsIndex,
  ...enDatasetsSamples,
  ...enDatasetsUsvinland,
  ...enDownload,
  ...enErrors,
  ...enFallback,
  ...enForms,
  ...enHome,
  ...enJoinus,
  ...enLeads,
  ...enNews,
  ...enPagination,
  ...enPartner,
  ...enPictures,
  ...enPrivacy,
  ...enProcurement,
  ...enProduct,
  ...enProductList,
  ...enQuote,
  ...enSeason,
  ...enSections,
  ...enSent,
  ...enService,
  ...enSite,
  ...enSolutionRobot,
  ...enSolutionSolution,
  ...enSolutionUboat,
  ...enStatistics,
  ...enTestPage,
  ...enThread,
  ...enTools,
  ...enTourBoatDay,
  ...enViewer,
  ...enWidgetPage,
}
