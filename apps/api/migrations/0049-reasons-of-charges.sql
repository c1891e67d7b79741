-- Why a charge of a final quotation differs from the accepted one, in the agent's words, for its customer.
alter table quotation_charges add column reason text;
