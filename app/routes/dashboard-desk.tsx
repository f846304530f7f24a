// The lead desk: where its features meet.
import { Trends } from '#app/dashboard/insights/trends.tsx';
import { Visitors } from '#app/dashboard/insights/visitors.tsx';
import { ExportButton } from '#app/dashboard/leads/export-button.tsx';
import { FollowUps } from '#app/dashboard/leads/follow-ups.tsx';
import { LeadDesk } from '#app/dashboard/leads/lead-desk.tsx';
import { LeadDialog } from '#app/dashboard/leads/lead-dialog.tsx';
import { useLeadView } from '#app/dashboard/leads/use-lead-view.ts';
import { DeskHeader } from '#app/dashboard/stats/desk-header.tsx';
import { HeadlineCards } from '#app/dashboard/stats/headline-cards.tsx';
import { RecentActivity } from '#app/dashboard/stats/recent-activity.tsx';
import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import type { Staff } from '#domain/staff.ts';

export function DashboardDesk({ staff }: { staff: Staff }) {
  const { view, open, editing, show, openLead, closeLead } = useLeadView();
  return (
    <div className="flex flex-col gap-8">
      <DeskHeader settings={paths.settings}>
        <ExportButton view={view} staff={staff} />
      </DeskHeader>
      <HeadlineCards />
      <FollowUps staff={staff} onOpen={openLead} />
      <LeadDesk
        view={view}
        staff={staff}
        agency={agency.name}
        isLeadOpen={open !== null}
        onView={show}
        onOpen={openLead}
      />
      <RecentActivity />
      <Trends />
      <Visitors />
      {open && (
        <LeadDialog
          key={open}
          id={open}
          editing={editing}
          staff={staff}
          agency={agency.name}
          onOpen={openLead}
          onClose={closeLead}
        />
      )}
    </div>
  );
}
