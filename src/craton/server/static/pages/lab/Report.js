/** The report of an experiment inside the page. It is a document of its own, in a frame that keeps it apart from ours. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";

/** @param {{name: string, title: string, version: number}} props   name: the key of the experiment; version: changes when
 *  the report does */
export function Report({ name, title, version }) {
  const address = `/api/v1/lab/${name}/report`;
  return html`<section class="stack" aria-label=${t("lab.reportOf", title)}>
    <div class="row spread">
      <h2>${t("lab.report")}</h2>
      <span class="buttons">
        <a class="button small" href=${address} target="_blank" rel="noopener"><${Icon} name="share" />${t("lab.openReport")}</a>
        <a class="button small" href=${address} download="report.html"><${Icon} name="download" />${t("lab.saveReport")}</a>
      </span>
    </div>
    <iframe
      key=${version}
      class="lab-report"
      src=${address}
      title=${t("lab.reportOf", title)}
      sandbox="allow-scripts"
      referrerpolicy="no-referrer"
    ></iframe>
  </section>`;
}
